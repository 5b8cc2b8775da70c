import { vi } from 'vitest';

/** On a busy machine a state may take its time; a wait only ends a test that would hang. Vitest's own limit is a second. */
const PATIENCE_MS = 60_000;

const { waitFor } = vi;

vi.waitFor = (callback, options) =>
  waitFor(callback, {
    timeout: PATIENCE_MS,
    ...(typeof options === 'number' ? { timeout: options } : options),
  });
