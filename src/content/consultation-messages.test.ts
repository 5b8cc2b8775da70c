import { expect, it } from 'vitest';
import { longDate } from '../lib/english';
import { consultationMessages } from './consultation-messages';

const DATE = longDate('2026-03-03');

it('requests a consultation with weekday, date and time, and asks for confirmation', () => {
  expect(consultationMessages.at(DATE, '10:00')).toBe(
    'Hello, I would like to schedule a consultation on Tuesday, March 3, 2026 at 10:00 (Lagos time). Please confirm your availability.',
  );
});

it('names the property', () => {
  expect(consultationMessages.at(DATE, '16:00', 'Bloom Towers')).toBe(
    'Hello, I would like to schedule a consultation about Bloom Towers on Tuesday, March 3, 2026 at 16:00 (Lagos time). Please confirm your availability.',
  );
});

it('requests a consultation on a day without a time', () => {
  expect(consultationMessages.on(DATE)).toBe(
    'Hello, I would like to schedule a consultation on Tuesday, March 3, 2026. Please confirm your availability.',
  );
});

const BEFORE = { date: DATE, time: '10:00' };
const NOW = { date: 'Thursday, March 5, 2026', time: '16:00' };

it('requests a new time and names the previous one', () => {
  expect(consultationMessages.changed(BEFORE, NOW, 'Bloom Towers')).toBe(
    'Hello, I would like to move my consultation about Bloom Towers from Tuesday, March 3, 2026 at 10:00 (Lagos time) to Thursday, March 5, 2026 at 16:00 (Lagos time). Please confirm your availability.',
  );
});

it('cancels a consultation', () => {
  expect(consultationMessages.cancelled(BEFORE)).toBe(
    'Hello, I would like to cancel my consultation on Tuesday, March 3, 2026 at 10:00 (Lagos time).',
  );
});
