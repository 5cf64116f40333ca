/** Seeded random numbers: the same seed always makes the same demo data. */
export type Random = {
  /** A number from 0 up to, not including, 1. */
  next(): number;
  /** A whole number from `min` to `max`, both included. */
  int(min: number, max: number): number;
  /** True with this probability (0 to 1). */
  chance(probability: number): boolean;
  pick<T>(from: readonly [T, ...T[]]): T;
  /** `count` different entries, or all if there are fewer. */
  sample<T>(from: readonly T[], count: number): T[];
  /** One entry; the probability of each is in proportion to its weight. */
  weighted<T>(from: readonly (readonly [T, number])[]): T;
};

/** A seed from a text such as a name or an id (FNV-1a, 32 bits). */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}

/** The mulberry32 generator: 32 bits of state, enough for making up people. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return {
    next,
    int,
    chance: (probability) => next() < probability,
    pick: (from) => from[int(0, from.length - 1)] ?? from[0],
    sample: (from, count) => {
      const left = [...from];
      const taken: (typeof left)[number][] = [];
      while (taken.length < count && left.length > 0) taken.push(...left.splice(int(0, left.length - 1), 1));
      return taken;
    },
    weighted: (from) => {
      let rest = next() * from.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [entry, weight] of from) {
        rest -= weight;
        if (rest < 0) return entry;
      }
      const last = from.at(-1);
      if (last === undefined) throw new Error('nothing to choose from');
      return last[0];
    },
  };
}
