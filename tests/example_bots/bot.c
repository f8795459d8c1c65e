/* A bot for all four games: an idea for each, and chance where it says nothing (see game/ai/bots/OWN_BOTS.md).
   It needs nothing but a compiler: cc -o bot bot.c. It reads of the JSON only what it looks for, and says a choice
   by copying its text. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The place behind the JSON value that begins here. */
static const char *skip(const char *at)
{
    int depth = 0, quoted = 0;
    for (; *at; at++) {
        if (quoted) {
            if (*at == '\\' && at[1]) at++;
            else if (*at == '"') quoted = 0;
        } else if (*at == '"') quoted = 1;
        else if (*at == '{' || *at == '[') depth++;
        else if (depth && (*at == '}' || *at == ']')) depth--;
        else if (!depth && strchr(",:]}", *at)) break;
    }
    return at;
}

static const char *blanks(const char *at)
{
    return at + strspn(at, " \t\r\n");
}

/* The value of an object's member; NULL if it has none of that name, or there is no object. */
static const char *member(const char *object, const char *name)
{
    if (!object || *object != '{') return NULL;
    for (const char *at = blanks(object + 1); *at == '"';) {
        const char *end = skip(at), *value = blanks(blanks(end) + 1);
        if (!strncmp(at + 1, name, strlen(name)) && at[1 + strlen(name)] == '"') return value;
        at = skip(value);
        if (*at == ',') at = blanks(at + 1);
    }
    return NULL;
}

/* An item of an array; NULL if it has not so many, or there is no array. */
static const char *item(const char *array, int number)
{
    if (!array || *array != '[') return NULL;
    const char *at = blanks(array + 1);
    for (; *at && *at != ']'; number--) {
        if (!number) return at;
        at = skip(at);
        if (*at == ',') at = blanks(at + 1);
    }
    return NULL;
}

static int length(const char *array)
{
    int count = 0;
    while (item(array, count)) count++;
    return count;
}

static int number(const char *value)
{
    return value ? atoi(value) : 0;
}

static int is(const char *value, const char *word)
{
    return value && !strncmp(value + 1, word, strlen(word)) && value[1 + strlen(word)] == '"';
}

/* The worth of a choice in a game. */
static int worth(const char *game, const char *view, const char *choice)
{
    int card = number(member(choice, "card"));
    if (!strcmp(game, "six_takes")) { /* the card closest above a row that has room */
        int last = 0, count = 0;
        for (int place = 0; place < 4; place++) {
            const char *row = item(member(view, "rows"), place);
            int top = number(item(row, length(row) - 1));
            if (top < card && top > last) last = top, count = length(row);
        }
        return 0 < count && count < 5 ? last - card : -105;
    }
    if (!strcmp(game, "sixpack")) /* claim a pile, and keep Calculators */
        return is(member(choice, "landing"), "claim") ? 1 : -length(member(choice, "calculators"));
    if (!strcmp(game, "sixty_six")) { /* bid one or pass; lead high cards, follow with low ones */
        int bid = number(member(choice, "bid"));
        if (is(member(choice, "type"), "Bid")) return bid == 1 ? 1 : -bid;
        return length(member(view, "trick")) ? -(card % 6) : card % 6;
    }
    return length(member(choice, "covers")); /* You Must Be 18!: lay as many cards as possible */
}

/* The next line of the input, in a buffer that grows; NULL at its end. */
static char *next_line(void)
{
    static char *line = NULL;
    static size_t room = 0;
    size_t used = 0;
    for (int letter; (letter = getchar()) != EOF && letter != '\n';) {
        if (used + 2 > room && !(line = realloc(line, room = 2 * room + 4096))) exit(1);
        line[used++] = (char)letter;
    }
    if (!used) return NULL;
    line[used] = '\0';
    return line;
}

int main(void)
{
    char game[32] = "";
    for (const char *told; (told = next_line());) {
        const char *type = member(told, "type");
        if (is(type, "end")) break;
        if (is(type, "hello")) {
            sscanf(member(told, "game"), "\"%31[^\"]", game);
            srand((unsigned)number(member(told, "seat")));
            puts("{\"type\": \"ready\", \"name\": \"Pebble\", \"stays\": true}");
        } else if (is(type, "choose")) {
            const char *choices = member(told, "choices"), *best = NULL;
            int found = 0, equal = 0;
            for (const char *at = item(choices, 0); at && *at == '{';) {
                int one = worth(game, member(told, "view"), at);
                if (!best || one > found) best = at, found = one, equal = 1;
                else if (one == found && rand() % ++equal == 0) best = at;
                at = skip(at);
                if (*at == ',') at = blanks(at + 1);
            }
            if (best) printf("{\"choice\": %.*s}\n", (int)(skip(best) - best), best);
        }
        fflush(stdout);
    }
    return 0;
}
