import { expect, it } from 'vitest';
import { fullTime, shortDay } from './full-time';

it('a time years ago is shown with its year', () => {
  const at = new Date(2026, 10, 22, 19, 30).getTime();
  expect(fullTime(at)).toMatch(/^22 November 2026(,| at) 19:30$/);
  expect(shortDay(at)).toBe('22 Nov 2026');
});
