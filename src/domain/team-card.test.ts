import { expect, it } from 'vitest';
import { cardLines, cardOfHost, initialsOf } from './team-card';

it.each([
  ['Daniel Mensah', 'DM'],
  ['Ọmọ́túndé', 'Ọ'],
  [' ada  lovelace obi ', 'AO'],
])('the initials of %s', (name, initials) => expect(initialsOf(name)).toBe(initials));

it.each([
  [[], null, ''],
  [['English', 'Igbo'], null, 'Speaks English and Igbo'],
  [[], 61, 'Usually answers within 10 minutes'],
  [['Twi'], 3_000, 'Speaks Twi. Usually answers within 60 minutes'],
  [[], 3_601, 'Usually answers within 2 hours'],
  [[], 32_401, 'Usually answers within 2 working days'],
])('a card with %j and %j says “%s”', (languages, answers_in, words) =>
  expect(cardLines({ name: 'Ada', languages, picture: null, answers_in }).join('. ')).toBe(words),
);

it('an appointment has the card of its host, and of nobody else of that name', () => {
  const ada = { name: 'Ada', languages: [], picture: null, answers_in: null };
  expect(cardOfHost({ host: 'Ada', isHostPublic: true }, [ada])).toBe(ada);
  expect(cardOfHost({ host: 'Ada', isHostPublic: false }, [ada])).toBeUndefined();
  expect(cardOfHost({ host: 'Ada', isHostPublic: true }, [ada, { ...ada }])).toBeUndefined();
});
