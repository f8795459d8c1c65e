// The web socket to the host. It comes back by itself when a phone wakes up or finds its network again.

const FIRST_WAIT = 500;
const LONGEST_WAIT = 8000;
/** The host says something every 20 seconds: after this many milliseconds without a word, the line is dead. */
const SILENCE = 50_000;
/** A phone that wakes up may have a dead line that looks alive, unless something was heard just now. */
const FRESH = 3000;

/**
 * Connect, and stay connected until `close`.
 *
 * `first` returns the message that begins each connection, `hear` gets each message, and `lost` is told how many
 * tries in a row have failed: 0 as a connection opens.
 */
export function connect({ first, hear, lost }) {
  let socket = null;
  let fails = 0;
  let timer = 0;
  let silence = 0;
  let heard = 0;
  let open = true;

  function begin() {
    clearTimeout(timer);
    if (!open) return;
    listen();
    const old = socket;
    const own = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/table`);
    socket = own;
    own.onopen = () => {
      old?.close();
      own.send(JSON.stringify(first()));
    };
    own.onmessage = (event) => {
      if (own !== socket) return;
      fails = 0;
      lost(0);
      heard = Date.now();
      listen();
      const message = JSON.parse(event.data);
      if (message.type !== "alive") hear(message);
    };
    own.onclose = () => {
      old?.close();
      if (own !== socket || !open) return;
      fails += 1;
      lost(fails);
      timer = setTimeout(begin, Math.min(FIRST_WAIT * 2 ** (fails - 1), LONGEST_WAIT));
    };
  }

  function listen() {
    clearTimeout(silence);
    silence = setTimeout(begin, SILENCE);
  }

  function wake() {
    const alive = socket?.readyState === WebSocket.OPEN && Date.now() - heard < FRESH;
    if (document.visibilityState === "visible" && !alive) begin();
  }

  addEventListener("online", begin);
  document.addEventListener("visibilitychange", wake);
  begin();
  return {
    send(message) {
      if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
    },
    again: begin,
    close() {
      open = false;
      clearTimeout(timer);
      clearTimeout(silence);
      removeEventListener("online", begin);
      document.removeEventListener("visibilitychange", wake);
      socket?.close();
    },
  };
}
