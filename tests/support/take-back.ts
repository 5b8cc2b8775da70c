import { afterAll, afterEach, vi } from 'vitest';

// Many files share a process: no test leaves its clock or its globals to the next one, and no file its time zone.
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
afterAll(() => {
  vi.unstubAllEnvs();
});
