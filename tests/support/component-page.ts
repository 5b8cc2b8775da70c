import { afterEach, expect, vi } from 'vitest';
import '../../src/styles/index.css';

// React's complaints reveal a fault in the component, so they fail the test.
const complaints = vi.spyOn(console, 'error');

afterEach(() => {
  const said = complaints.mock.calls.map((words) => words.join(' '));
  complaints.mockClear();
  expect(said).toEqual([]);
});
