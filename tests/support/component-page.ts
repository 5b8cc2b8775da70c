import { afterAll, afterEach, expect, vi } from 'vitest';
import '../../src/styles/index.css';
import { wantsMotion } from './wants-motion';

// React's complaints reveal a fault in the component, so they fail the test.
const complaints = vi.spyOn(console, 'error');

afterEach(() => {
  const said = complaints.mock.calls.map((words) => words.join(' '));
  complaints.mockClear();
  expect(said).toEqual([]);
});

// The next file is opened in the same page, which keeps what was emulated.
afterAll(async () => void (await wantsMotion('reduce')));
