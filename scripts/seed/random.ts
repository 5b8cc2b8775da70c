/** A reproducible random number generator: the same seed gives the same numbers. */
export type Random = {
  readonly seed: number;
  /** In [0, 1). */
  next(): number;
  pick<T>(choices: readonly [T, ...T[]]): T;
};

/** mulberry32: 32 bits of state, good enough for test data and faults. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    seed,
    next,
    pick: (choices) => choices[Math.floor(next() * choices.length)] ?? choices[0],
  };
}
