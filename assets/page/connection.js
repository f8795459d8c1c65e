// The web socket to the host. It comes back by itself when a phone wakes up or finds its network again.

const FIRST_WAIT = 500;
const LONGEST_WAIT = 8000;

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
  let open = true;

  function begin() {
    clearTimeout(timer);
    if (!open) return;
    const own = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/table`);
    socket = own;
    own.onopen = () => own.send(JSON.stringify(first()));
    own.onmessage = (event) => {
      if (own !== socket) return;
      fails = 0;
      lost(0);
      hear(JSON.parse(event.data));
    };
    own.onclose = () => {
      if (own !== socket || !open) return;
      fails += 1;
      lost(fails);
      timer = setTimeout(begin, Math.min(FIRST_WAIT * 2 ** (fails - 1), LONGEST_WAIT));
    };
  }

  function hurry() {
    if (open && document.visibilityState === "visible" && socket?.readyState !== WebSocket.OPEN) begin();
  }

  addEventListener("online", hurry);
  document.addEventListener("visibilitychange", hurry);
  begin();
  return {
    send(message) {
      if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
    },
    again: begin,
    close() {
      open = false;
      clearTimeout(timer);
      removeEventListener("online", hurry);
      document.removeEventListener("visibilitychange", hurry);
      socket?.close();
    },
  };
}
