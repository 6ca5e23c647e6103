/* A yardstick: Costa Ruana's rules in plain C for random play and nothing else, so that `make bench` shows the limit.
 *
 * It knows no undo, no log, no refusals and no views; a game is one call, and turns are loops instead of agendas. Words
 * are counted and never listed, in the order in which the engine lists them: from the same dice come the same games,
 * which tests/test_yardstick.py checks. The box (decks, treasures, sizes) comes from the game's data files, written
 * as box.h by bench/yardstick.py.
 *
 *   costa_ruana speed SEATS SECONDS    prints decisions a second of processor time
 *   costa_ruana games SEATS            reads eight words of dice a game, prints its decisions and points
 */

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "box.h"

typedef struct {
    uint32_t a, b, c, d;
} Rng; /* xoshiro128** */

static inline uint32_t turn(uint32_t x, int bits) { return x << bits | x >> (32 - bits); }

static inline uint32_t next(Rng *rng) {
    uint32_t out = turn(rng->b * 5, 7) * 9, shifted = rng->b << 9;
    rng->c ^= rng->a;
    rng->d ^= rng->b;
    rng->b ^= rng->c;
    rng->a ^= rng->d;
    rng->c ^= shifted;
    rng->d = turn(rng->d, 11);
    return out;
}

static inline int below(Rng *rng, int n) { return (int)((uint64_t)next(rng) * (uint32_t)n >> 32); }

typedef struct {
    uint8_t kind, before, natives, up, active;
} Card;

typedef struct {
    Rng dice;
    int64_t decisions;
    int seats, islands, first, round, piled, laid;
    uint8_t sides[2];
    uint8_t treasures[MOST_ISLANDS], crowds[MOST_ISLANDS], natives[MOST_ISLANDS][MOST_SEATS];
    uint8_t supply[MOST_SEATS], huts[MOST_SEATS], tally[MOST_SEATS];
    uint8_t held[MOST_SEATS], hands[MOST_SEATS][MOST_CARDS];
    uint8_t pile[MOST_CARDS];
    Card played[2 * MOST_SEATS];
} Game;

/* What leaves no choice is no decision. */
static inline int choose(Game *g, int n) {
    if (n < 2) return 0;
    g->decisions++;
    return below(&g->dice, n);
}

static void take_card(Game *g, int seat, uint8_t kind) {
    uint8_t *hand = g->hands[seat];
    int i = g->held[seat]++;
    for (; i > 0 && hand[i - 1] > kind; i--) hand[i] = hand[i - 1];
    hand[i] = kind;
}

static void set_up(Game *g, int seats, Rng deal, Rng dice) {
    memset(g, 0, sizeof *g);
    g->dice = dice;
    g->seats = seats;
    g->islands = ISLANDS[seats];
    g->round = 1;
    g->piled = DECK_SIZE[seats];
    memcpy(g->pile, DECK[seats], g->piled);
    for (int i = g->piled - 1; i > 0; i--) {
        int j = below(&deal, i + 1);
        uint8_t card = g->pile[i];
        g->pile[i] = g->pile[j];
        g->pile[j] = card;
    }
    for (int seat = 0; seat < seats; seat++)
        for (int i = 0; i < FIRST_HAND; i++) take_card(g, seat, g->pile[--g->piled]);
    g->sides[0] = below(&deal, 2);
    g->sides[1] = 2 + below(&deal, 2);
    g->first = below(&deal, seats);
    memcpy(g->treasures, TREASURES[seats], g->islands);
    memset(g->supply, NATIVES, seats);
}

/* One of the islands for which there is room, or on which a seat has natives (seat >= 0); -1 if there is none. */
static int choose_island(Game *g, int seat) {
    int found[MOST_ISLANDS], n = 0;
    for (int i = 0; i < g->islands; i++) {
        found[n] = i;
        n += seat >= 0 ? g->natives[i][seat] > 0 : g->crowds[i] < ROOM;
    }
    return n ? found[choose(g, n)] : -1;
}

static void place_native(Game *g, int seat) {
    int island = choose_island(g, -1);
    if (island < 0) return;
    g->natives[island][seat]++;
    g->crowds[island]++;
    g->supply[seat]--;
}

static void return_native(Game *g, int seat) {
    int island = choose_island(g, seat);
    g->natives[island][seat]--;
    g->crowds[island]--;
    g->supply[seat]++;
}

static void return_natives(Game *g, int seat, int value) {
    int there = 0;
    for (int i = 0; i < g->islands; i++) there += g->natives[i][seat];
    if (there > value) {
        while (value--) return_native(g, seat);
        return;
    }
    for (int i = 0; i < g->islands; i++) {
        g->crowds[i] -= g->natives[i][seat];
        g->natives[i][seat] = 0;
    }
    g->supply[seat] += there;
}

static void move_treasure(Game *g) {
    int origins[MOST_ISLANDS], n = 0, others = g->islands - 1;
    for (int i = 0; i < g->islands; i++) {
        origins[n] = i;
        n += g->treasures[i] > 0;
    }
    if (n == 0) return;
    int word = choose(g, n * others), origin = origins[word / others], goal = word % others;
    g->treasures[origin]--;
    g->treasures[goal + (goal >= origin)]++;
}

static void move_native(Game *g) {
    int open[MOST_ISLANDS], rooms = 0;
    for (int i = 0; i < g->islands; i++) {
        open[rooms] = i;
        rooms += g->crowds[i] < ROOM;
    }
    int words = 0;
    for (int i = 0; i < g->islands; i++) {
        int goals = rooms - (g->crowds[i] < ROOM);
        for (int seat = 0; seat < g->seats; seat++) words += g->natives[i][seat] ? goals : 0;
    }
    if (words == 0) return;
    int word = choose(g, words);
    for (int i = 0; i < g->islands; i++) {
        int goals = rooms - (g->crowds[i] < ROOM);
        for (int seat = 0; seat < g->seats; seat++) {
            if (!g->natives[i][seat]) continue;
            if (word >= goals) {
                word -= goals;
                continue;
            }
            int goal = open[word] < i || g->crowds[i] >= ROOM ? open[word] : open[word + 1];
            g->natives[i][seat]--;
            g->crowds[i]--;
            g->natives[goal][seat]++;
            g->crowds[goal]++;
            return;
        }
    }
}

static void apply(Game *g, int seat, int kind) {
    int value = VALUE[kind];
    switch (TYPE[kind]) {
        case CARRY: move_treasure(g); break;
        case RETURN: return_natives(g, seat, value); break;
        case PLACE:
            if (value > g->supply[seat]) value = g->supply[seat];
            while (value--) place_native(g, seat);
            break;
        default: move_native(g);
    }
}

static void play_card(Game *g, int seat, int up) {
    uint8_t *hand = g->hands[seat], kinds[MOST_CARDS], n = 0;
    for (int i = 0; i < g->held[seat]; i++)
        if (i == 0 || hand[i] != hand[i - 1]) kinds[n++] = hand[i];
    int word = choose(g, n * g->seats);
    uint8_t kind = kinds[word / g->seats];
    int i = 0;
    while (hand[i] != kind) i++;
    g->held[seat]--;
    for (; i < g->held[seat]; i++) hand[i] = hand[i + 1];
    g->played[g->laid++] = (Card){.kind = kind, .before = word % g->seats, .up = up, .active = 1};
}

static void stand(Game *g, int seat) {
    if (!g->supply[seat]) return;
    int spot = choose(g, g->laid + 1);
    if (spot == g->laid) return;
    g->supply[seat]--;
    g->played[spot].natives |= 1 << seat;
}

static void discard(Game *g, Card *card) {
    for (int seat = 0; seat < g->seats; seat++) g->supply[seat] += card->natives >> seat & 1;
    card->natives = card->active = 0;
}

static void reveal(Game *g) {
    for (int i = 0; i < g->laid; i++) {
        Card *card = &g->played[i];
        card->up = 1;
        int ground = GROUND[card->kind];
        if (ground != g->sides[0] && ground != g->sides[1]) discard(g, card);
    }
}

static void resolve(Game *g, int seat) {
    for (;;) {
        int spots[2 * MOST_SEATS], n = 0, type = 255;
        for (int i = 0; i < g->laid; i++) {
            Card *card = &g->played[i];
            if (!card->active || card->before != seat || TYPE[card->kind] > type) continue;
            if (TYPE[card->kind] < type) n = 0;
            type = TYPE[card->kind];
            spots[n++] = i;
        }
        if (n == 0) return;
        Card *card = &g->played[spots[choose(g, n)]];
        apply(g, seat, card->kind);
        for (int place = 0; place < g->seats; place++) {
            int copier = (seat + place) % g->seats;
            if (card->natives >> copier & 1) apply(g, copier, card->kind);
        }
        discard(g, card);
    }
}

static int winner_of(const uint8_t *counts, int seats) {
    int best = 0, winner = -1;
    for (int seat = 0; seat < seats; seat++) {
        if (counts[seat] <= best) continue;
        int alike = 0;
        for (int other = 0; other < seats; other++) alike += counts[other] == counts[seat];
        if (alike == 1) {
            best = counts[seat];
            winner = seat;
        }
    }
    return winner;
}

static void collect(Game *g) {
    for (int i = 0; i < g->islands; i++) {
        int winner = g->treasures[i] ? winner_of(g->natives[i], g->seats) : -1;
        if (winner < 0) continue;
        g->treasures[i]--;
        g->tally[winner]++;
        g->natives[i][winner]--;
        g->crowds[i]--;
        g->supply[winner]++;
    }
}

static void hide_treasures(Game *g) {
    for (int seat = 0; seat < g->seats; seat++) {
        g->huts[seat] += g->tally[seat];
        g->tally[seat] = 0;
    }
}

static void prepare_next_round(Game *g) {
    int fewest = 255, outgoing = g->first;
    g->round++;
    for (int seat = 0; seat < g->seats; seat++)
        if (g->tally[seat] < fewest) fewest = g->tally[seat];
    for (int place = g->seats; place > 0; place--) {
        int candidate = (outgoing + place) % g->seats;
        if (g->tally[candidate] == fewest) g->first = candidate;
    }
    hide_treasures(g);
    g->laid = 0;
    for (int place = 0; place < g->seats; place++)
        for (int i = 0; i < DRAWS[g->round - 1]; i++)
            take_card(g, (g->first + place) % g->seats, g->pile[--g->piled]);
    int word = choose(g, g->seats);
    if (word > 0) g->first = word - 1 + (word - 1 >= g->first);
}

static void play_out(Game *g) {
    for (int n = 0; n < FIRST_NATIVES; n++)
        for (int place = 0; place < g->seats; place++) place_native(g, (g->first + place) % g->seats);
    for (;;) {
        for (int up = 1; up >= 0; up--)
            for (int place = 0; place < g->seats; place++) play_card(g, (g->first + place) % g->seats, up);
        for (int place = 0; place < g->seats; place++) stand(g, (g->first + place) % g->seats);
        g->sides[choose(g, 2)] ^= 1;
        reveal(g);
        for (int place = 0; place < g->seats; place++) resolve(g, (g->first + place) % g->seats);
        collect(g);
        if (g->round == ROUNDS) break;
        prepare_next_round(g);
    }
    hide_treasures(g);
}

static void print_games(int seats) {
    Rng deal, dice;
    Game g;
    while (scanf("%" SCNu32 "%" SCNu32 "%" SCNu32 "%" SCNu32 "%" SCNu32 "%" SCNu32 "%" SCNu32 "%" SCNu32, &deal.a,
                 &deal.b, &deal.c, &deal.d, &dice.a, &dice.b, &dice.c, &dice.d) == 8) {
        set_up(&g, seats, deal, dice);
        play_out(&g);
        printf("%" PRId64, g.decisions);
        for (int seat = 0; seat < seats; seat++)
            printf(" %d %d", TREASURE_POINTS * g.huts[seat], SUPPLY_POINTS * g.supply[seat]);
        printf("\n");
    }
}

static void print_speed(int seats, double seconds) {
    Rng rng = {1, 2, 3, 4};
    Game g;
    int64_t decisions = 0;
    clock_t start = clock();
    double spent = 0;
    while (spent < seconds) {
        for (int n = 0; n < 100; n++) {
            Rng deal = {next(&rng), next(&rng), next(&rng), next(&rng)};
            Rng dice = {next(&rng), next(&rng), next(&rng), next(&rng)};
            set_up(&g, seats, deal, dice);
            play_out(&g);
            decisions += g.decisions;
        }
        spent = (double)(clock() - start) / CLOCKS_PER_SEC;
    }
    printf("%.0f\n", decisions / spent);
}

int main(int count, char **words) {
    int seats = count > 2 ? atoi(words[2]) : 0;
    if (seats < 2 || seats > MOST_SEATS) return 2;
    if (strcmp(words[1], "games") == 0) print_games(seats);
    else if (strcmp(words[1], "speed") == 0 && count > 3) print_speed(seats, atof(words[3]));
    else return 2;
    return 0;
}
