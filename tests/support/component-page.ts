import { afterEach, expect, vi } from 'vitest';
import '../../src/styles/index.css';

// What React complains about is a fault in the component: it fails the test.
const complaints = vi.spyOn(console, 'error');

afterEach(() => {
  const said = complaints.mock.calls.map((words) => words.join(' '));
  complaints.mockClear();
  expect(said).toEqual([]);
});
