import { expect, it } from 'vitest';
import { beginningOf, counted, partWords, sourceWords } from './words';

it.each([
  ['contact_form', 'Contact form'],
  ['whatsapp', 'WhatsApp'],
  ['call', 'Phone call'],
  ['viewing', 'Viewing'],
  ['summer_campaign', 'Summer campaign'],
  ['constructor', 'Constructor'],
])('the source %s reads %s', (source, words) => {
  expect(sourceWords(source)).toBe(words);
});

it.each([
  ['short', 10, 'short'],
  ['exactly ten', 11, 'exactly ten'],
  ['more than ten', 4, 'more…'],
  ['👩🏾👩🏾', 2, '👩🏾…'],
  ['Budget: £1\n\n Agent: Ada\n', 40, 'Budget: £1 · Agent: Ada'],
])('%s begins, at %d, with %s', (text, length, beginning) => {
  expect(beginningOf(text, length)).toBe(beginning);
});

it.each([
  [1, '1 lead'],
  [3, '3 leads'],
  [1200, '1,200 leads'],
])('%d is counted as %s', (count, words) => {
  expect(counted(count, 'lead')).toBe(words);
});

it.each([
  [2, 2, ''],
  [2, 1312, 'Showing the newest 2 of 1,312.'],
  [0, 0, ''],
])('%d rows of %s say %j', (count, total, words) => {
  expect(partWords('newest', Array(count).fill({ total }))).toBe(words);
});
