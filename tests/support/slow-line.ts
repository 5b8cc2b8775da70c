import { setTimeout as passed } from 'node:timers/promises';

/** A line's round trip, and what it carries for all together. */
export type Line = { roundTripMs: number; bytesPerSecond: number };

/** 4G as Lighthouse has it: 1.6 Mbps, 150 ms. */
export const SLOW_4G: Line = { roundTripMs: 150, bytesPerSecond: 200_000 };

/** Status line and headers of an answer. */
const HEAD_BYTES = 600;

type Pipe = {
  /** Settles when a request and the beginning of its answer have travelled. */
  request(): Promise<unknown>;
  /** Settles when so many bytes have come through, after all that were sent before. */
  answer(bytes: number): Promise<unknown>;
};

/** A line that all answers share; without a description it takes no time. */
export function createPipe(line?: Line): Pipe {
  let busyUntil = 0;
  if (!line) return { request: async () => {}, answer: async () => {} };
  return {
    request: () => passed(line.roundTripMs),
    answer(bytes) {
      const now = performance.now();
      busyUntil = Math.max(now, busyUntil) + ((bytes + HEAD_BYTES) / line.bytesPerSecond) * 1_000;
      return passed(busyUntil - now);
    },
  };
}
