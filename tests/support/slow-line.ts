import { setTimeout as passed } from 'node:timers/promises';

/** A connection's round-trip time and total bandwidth. */
export type Line = { roundTripMs: number; bytesPerSecond: number };

/** 4G as defined by Lighthouse: 1.6 Mbps, 150 ms. */
export const SLOW_4G: Line = { roundTripMs: 150, bytesPerSecond: 200_000 };

/** The approximate size of a response's status line and headers. */
const HEAD_BYTES = 600;

type Pipe = {
  /** Settles when a request and the start of its response have been transmitted. */
  request(): Promise<unknown>;
  /** Settles when this many bytes have been transmitted, after all earlier ones. */
  answer(bytes: number): Promise<unknown>;
};

/** A connection shared by all responses; without a description it takes no time. */
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
