import { expect, it } from 'vitest';
import { unbroken } from './unbroken';

it.each([
  ['From 78 sqm (840 sq ft)', 'From 78\u00a0sqm (840\u00a0sq\u00a0ft)'],
  ['3,229–6,458 sq ft a plot', '3,229–6,458\u00a0sq\u00a0ft a plot'],
  ['450 to 750 sq ft', '450 to 750\u00a0sq\u00a0ft'],
  ['24 months to pay', '24\u00a0months to pay'],
  ['On the Lekki–Epe Expressway', 'On the Lekki–Epe Expressway'],
  ['A 10-month plan', 'A 10-month plan'],
])('keeps what belongs together in %j', (text, kept) => {
  expect(unbroken(text)).toBe(kept);
});
