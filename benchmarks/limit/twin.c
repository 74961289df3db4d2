/* A playout of Rattus in C, written for speed alone: no steps, no stack, no cards as objects, loops in place of them.
   It takes the same answers in the same order as the engine does at random, so that games can be compared number for
   number; what it plays in a second is what the processor could do at best. Tables come from the engine. */
#include <stdint.h>
#include <string.h>
#include "tables.h"

typedef uint8_t u8;
typedef uint16_t u16;
typedef uint32_t u32;
typedef uint64_t u64;

enum { KING = 1, MONK = 2, KNIGHT = 4, MERCHANT = 8, PEASANT = 16, WITCH = 32, NOBODY = 7, STOP = 36, STAY = 12 };
enum { STARTER = 1, SUPPLIED = 2 };

typedef struct {
  u8 cubes[12][4], total[12], rats[12], origin[36], face[36], seen[36], own[8], owner[6], reserve[4], palace[4];
  u16 has[4], infested, full, in_use;
  int players, me, plague, used, took, placed, neutral, last, supply, mixed, plain;
  u64 starters, ordinary, x;
  long decisions;
} Table;

static inline int count(u64 set) { return __builtin_popcountll(set); }
static inline int low(u64 set) { return __builtin_ctzll(set); }

#ifdef __BMI2__
#include <immintrin.h>
static inline int nth(u64 set, int k) { return low(_pdep_u64(1ull << k, set)); }
#else
static inline int nth(u64 set, int k) {
  while (k--) set &= set - 1;
  return low(set);
}
#endif

static inline int below(Table *t, int n) {
  u64 x = 2131995753ull * (t->x & 0xFFFFFFFFu) + (t->x >> 32);
  t->x = x;
  return (int)(((x ^ x >> 32) & 0xFFFFFFFFu) * (u64)n >> 32);
}

static inline int chance(Table *t, u64 set) { return nth(set, below(t, count(set))); }

/* A seat decides; one open answer is no decision. */
static inline int decide(Table *t, u64 set) {
  if (!(set & (set - 1))) return low(set);
  t->decisions++;
  return chance(t, set);
}

static inline int up_to(Table *t, int most) { return most > 1 ? 1 + decide(t, (1u << most) - 1) : 1; }

static inline void set_cubes(Table *t, int r, int seat, int n) {
  t->total[r] += n - t->cubes[r][seat];
  t->cubes[r][seat] = n;
  t->has[seat] = (t->has[seat] & ~(1 << r)) | (n > 0) << r;
}

static inline void place(Table *t, int r, int seat, int n) {
  t->reserve[seat] -= n;
  set_cubes(t, r, seat, t->cubes[r][seat] + n);
}

static inline void set_rats(Table *t, int r, int n) {
  t->rats[r] = n;
  t->infested = (t->infested & ~(1 << r)) | (n > 0) << r;
  t->full = (t->full & ~(1 << r)) | (n > 2) << r;
}

static inline void add_rat(Table *t, int r, int origin) {
  t->origin[r * 3 + t->rats[r]] = origin;
  set_rats(t, r, t->rats[r] + 1);
}

static inline void copy_slot(Table *t, int from, int to) {
  t->origin[to] = t->origin[from];
  t->face[to] = t->face[from];
  t->seen[to] = t->seen[from];
}

static inline void remove_rat(Table *t, int slot) {
  int r = slot / 3, n = t->rats[r] - 1, last = r * 3 + n;
  copy_slot(t, last, slot);
  t->origin[last] = t->face[last] = t->seen[last] = 0;
  set_rats(t, r, n);
}

static inline u64 slots_in(Table *t, u32 regions) {
  u64 slots = 0;
  for (; regions; regions &= regions - 1) slots |= ((1ull << t->rats[low(regions)]) - 1) << low(regions) * 3;
  return slots;
}

static inline u32 movable(Table *t) {
  if (!t->full) return t->infested;
  u32 regions = 0;
  for (u32 left = t->infested; left; left &= left - 1)
    if (NEAR[t->players - 2][low(left)] & ~t->full) regions |= 1u << low(left);
  return regions;
}

/* What nobody has seen is drawn now. */
static void identify(Table *t, int slot) {
  if (t->face[slot]) return;
  int token;
  if (t->origin[slot] == STARTER) {
    token = chance(t, t->starters);
  } else if (!t->mixed || !t->plain) {
    token = chance(t, (t->mixed ? t->starters : 0) | (t->plain ? t->ordinary : 0));
  } else {
    int starter = t->mixed * count(t->ordinary), other = t->plain * count(t->starters);
    int k = below(t, starter * count(t->starters) + other * count(t->ordinary));
    u64 left = t->starters | t->ordinary;
    for (;; left &= left - 1) {
      token = low(left);
      k -= token < 12 ? starter : other;
      if (k < 0) break;
    }
  }
  if (t->origin[slot] == SUPPLIED) {
    if (token < 12) t->mixed--;
    else t->plain--;
  }
  t->starters &= ~(1ull << token);
  t->ordinary &= ~(1ull << token);
  t->face[slot] = token + 1;
}

static inline void look(Table *t, int slot) {
  identify(t, slot);
  t->seen[slot] |= 1 << t->me;
}

static inline void lose(Table *t, int r, int seat) {
  if (t->cubes[r][seat]) {
    t->reserve[seat]++;
    set_cubes(t, r, seat, t->cubes[r][seat] - 1);
  }
}

static void ravage(Table *t, int r, int neutral) {
  while (t->rats[r] && t->total[r]) {
    int slot = r * 3;
    if (t->rats[r] > 1) slot += below(t, t->rats[r]);
    identify(t, slot);
    int token = t->face[slot] - 1, hit = t->total[r] + neutral >= LIMIT[token];
    remove_rat(t, slot);
    if (!hit) continue;
    for (int k = 0; k < MAJORITY[token]; k++) {
      int most = 0;
      for (int seat = 0; seat < t->players; seat++)
        if (t->cubes[r][seat] > most) most = t->cubes[r][seat];
      for (int seat = 0; seat < t->players; seat++)
        if (t->cubes[r][seat] == most) lose(t, r, seat);
    }
    for (int k = 0; k < ALL[token]; k++)
      for (int seat = 0; seat < t->players; seat++) lose(t, r, seat);
    for (u32 classes = CLASSES[token]; classes; classes &= classes - 1)
      if (t->owner[low(classes)] != NOBODY) lose(t, r, t->owner[low(classes)]);
  }
}

static inline u32 usable(Table *t, u32 cards) {
  u32 found = 0;
  if (cards & KING && t->has[t->me] & ~t->infested) found |= KING;
  if (cards & MONK && movable(t)) found |= MONK;
  if (cards & MERCHANT && t->has[t->me]) found |= MERCHANT;
  if (cards & WITCH && t->infested) found |= WITCH;
  return found;
}

static void use(Table *t, int card) {
  const u16 *near = NEAR[t->players - 2];
  int me = t->me;
  if (card == 0) {
    int r = decide(t, t->has[me] & ~t->infested);
    set_cubes(t, r, me, t->cubes[r][me] - 1);
    t->palace[me]++;
  } else if (card == 1) {
    int slot = decide(t, slots_in(t, movable(t)));
    int r = decide(t, near[slot / 3] & ~t->full);
    set_rats(t, r, t->rats[r] + 1);
    copy_slot(t, slot, r * 3 + t->rats[r] - 1);
    remove_rat(t, slot);
  } else if (card == 3) {
    int from = decide(t, t->has[me]), to = decide(t, near[from]), most = t->cubes[from][me];
    int n = up_to(t, most < 3 ? most : 3);
    set_cubes(t, from, me, t->cubes[from][me] - n);
    set_cubes(t, to, me, t->cubes[to][me] + n);
  } else {
    int a = decide(t, slots_in(t, t->infested));
    look(t, a);
    int b = decide(t, (slots_in(t, t->infested) & ~(1ull << a)) | 1ull << STOP);
    if (b == STOP) return;
    look(t, b);
    if (decide(t, 3)) {
      u8 origin = t->origin[a], face = t->face[a], seen = t->seen[a];
      copy_slot(t, b, a);
      t->origin[b] = origin, t->face[b] = face, t->seen[b] = seen;
    }
  }
}

static inline u32 within_reach(Table *t) {
  return (t->own[t->me] & KNIGHT ? FAR : NEAR)[t->players - 2][t->plague];
}

/* Phases A and B and cards, one act after the other. */
static void act(Table *t) {
  int me = t->me;
  for (;;) {
    u32 take = t->took ? 0 : 63 & ~t->own[me];
    u32 put = t->placed || !t->reserve[me] ? 0 : t->own[me] & PEASANT ? t->in_use : t->infested;
    u32 cards = usable(t, t->own[me] & ~t->used);
    if (!(take | put | cards)) return;
    int i = decide(t, (u64)take | (u64)put << 6 | (u64)cards << 18 | 1ull << 62);
    if (i == 62) return;
    if (i < 6) {
      t->took = 1;
      t->own[t->owner[i]] &= ~(1 << i);
      t->owner[i] = me;
      t->own[me] |= 1 << i;
    } else if (i < 18) {
      int r = i - 6, n = t->rats[r] ? t->rats[r] : 1, most = t->rats[r] + !!(t->own[me] & PEASANT);
      if (n > t->reserve[me]) n = t->reserve[me];
      else if (n < most && n < t->reserve[me]) n = 1 + decide(t, 3u << (n - 1));
      t->placed = 1;
      place(t, r, me, n);
    } else {
      t->used |= 1 << (i - 18);
      use(t, i - 18);
    }
  }
}

static void final_turn(Table *t) {
  int me = t->me;
  for (;;) {
    u32 cards = t->own[me] & ~t->used, open = usable(t, cards) | (t->reserve[me] ? cards & PEASANT : 0);
    if (!open) break;
    int i = decide(t, (u64)open | 1ull << 62);
    if (i == 62) break;
    t->used |= 1 << i;
    if (i == 4) place(t, decide(t, t->in_use), me, 1);
    else use(t, i);
  }
  if (t->own[me] & KNIGHT) {
    int r = decide(t, within_reach(t) | 1u << STAY);
    if (r != STAY) t->plague = r;
  }
}

static void deal(Table *t, int players, u64 x) {
  int regions = 4 + 2 * players;
  memset(t, 0, sizeof *t);
  t->x = x;
  t->players = players;
  t->in_use = (1 << regions) - 1;
  for (int r = 0; r < regions; r++) add_rat(t, r, STARTER);
  for (int seat = 0; seat < players; seat++) t->reserve[seat] = 20;
  for (int card = 0; card < 6; card++) t->owner[card] = NOBODY;
  t->own[NOBODY] = 63;
  t->starters = 0xFFF;
  t->ordinary = ((1ull << 49) - 1) & ~0xFFFull;
  t->mixed = 12 - regions;
  t->plain = 37 - 6 * (4 - players);
  t->supply = t->mixed + t->plain;
}

static void playout(Table *t) {
  int players = t->players, over = 0;
  t->me = below(t, players);
  t->plague = chance(t, t->in_use);
  for (int k = 0; k < 2 * players; k++) {
    int seat = (t->me + (k < players ? k : 2 * players - 1 - k)) % players;
    place(t, decide(t, t->in_use), seat, 2);
  }
  for (;; t->me = (t->me + 1) % players) {
    t->used = t->took = t->placed = t->neutral = 0;
    act(t);
    int here = t->plague = decide(t, within_reach(t));
    for (int due = t->rats[here] > 1 ? 2 : t->rats[here]; due && t->supply; due--) {
      u32 room = NEAR[players - 2][here] & ~t->full;
      if (!room) break;
      int r = decide(t, room);
      t->supply--;
      add_rat(t, r, SUPPLIED);
    }
    if (t->own[t->me] & KNIGHT && t->rats[here] && t->total[here]) t->neutral = 2 * decide(t, 3);
    ravage(t, here, t->neutral);
    for (int seat = 0; seat < players; seat++) over |= !t->reserve[seat];
    if (over || !t->supply) break;
  }
  t->last = t->me;
  for (int k = players - 1; k; k--) {
    t->me = (t->last + k) % players;
    t->used = 0;
    final_turn(t);
  }
  for (int r = 4 + 2 * players - 1; r >= 0; r--) ravage(t, r, r == t->plague ? 2 : 0);
}

static u64 stream(u64 seed) {
  Table t;
  t.x = ((seed & 0x3FFFFFFF) * 2654435761ull + 88172645463325252ull) >> 3;
  for (int k = 0; k < 4; k++) below(&t, 2);
  return t.x;
}

/* So many games, one after the other from one stream of random numbers; how many decisions were taken. */
long play(int players, long seed, long games) {
  Table t;
  u64 x = stream(seed);
  long decisions = 0;
  while (games--) {
    deal(&t, players, x);
    playout(&t);
    decisions += t.decisions;
    x = t.x;
  }
  return decisions;
}

/* One game; its last position in the order of the names in __main__.py. */
long show(int players, long seed, int64_t *out) {
  Table t;
  deal(&t, players, stream(seed));
  playout(&t);
  for (int k = 0; k < 48; k++) *out++ = t.cubes[k / 4][k % 4];
  for (int k = 0; k < 4; k++) *out++ = t.reserve[k];
  for (int k = 0; k < 4; k++) *out++ = t.palace[k];
  for (int k = 0; k < 12; k++) *out++ = t.rats[k];
  for (int k = 0; k < 36; k++) *out++ = t.origin[k];
  for (int k = 0; k < 36; k++) *out++ = t.face[k];
  for (int k = 0; k < 36; k++) *out++ = t.seen[k];
  for (int k = 0; k < 6; k++) *out++ = t.owner[k];
  *out++ = t.supply, *out++ = t.starters, *out++ = t.ordinary, *out++ = t.mixed, *out++ = t.plain;
  *out++ = t.plague, *out++ = t.last, *out = t.x;
  return t.decisions;
}
