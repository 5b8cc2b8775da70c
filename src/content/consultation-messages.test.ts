import { expect, it } from 'vitest';
import { longDate } from '../domain/lagos-time';
import { consultationMessages } from './consultation-messages';

const DATE = longDate('2026-03-03');

it('asks for a consultation by weekday, month, day, year and time, and for a confirmation', () => {
  expect(consultationMessages.at(DATE, '10:00')).toBe(
    'Hello, I would like to schedule a consultation on Tuesday, March 3, 2026 at 10:00 (Lagos time). Please confirm your availability.',
  );
});

it('says which property it is about', () => {
  expect(consultationMessages.at(DATE, '16:00', 'Bloom Towers')).toBe(
    'Hello, I would like to schedule a consultation about Bloom Towers on Tuesday, March 3, 2026 at 16:00 (Lagos time). Please confirm your availability.',
  );
});

it('asks for a consultation on a day, without a time', () => {
  expect(consultationMessages.on(DATE)).toBe(
    'Hello, I would like to schedule a consultation on Tuesday, March 3, 2026. Please confirm your availability.',
  );
});
