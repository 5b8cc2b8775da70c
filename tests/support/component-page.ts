import { afterEach, expect, vi } from 'vitest';
import '../../src/styles/index.css';

// Said, and failed for: what React complains of is a fault in the component.
const complaints = vi.spyOn(console, 'error');

afterEach(() => {
  const said = complaints.mock.calls.map((words) => words.join(' '));
  complaints.mockClear();
  expect(said).toEqual([]);
});
