import { afterEach, vi } from 'vitest';

// Many files share a process: no test leaves its clock or its globals to the next one.
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
