import { describe, expect, it } from 'vitest';
import { QueryError } from '../rows/run-query';
import {
  appointmentWords,
  eraseFailure,
  foundLines,
  namesOf,
  personSought,
  recordsText,
} from './person';

it('counts a person’s rows by table, without empty ones, and says which appointments go too', () => {
  const found = { contacts: 1, leads: 2, newsletter_subscribers: 0, lead_events: 3 };
  expect(foundLines(found)).toEqual(['1 enquiry', '2 leads', '3 records of lead events']);
  expect(foundLines({ constructor: 1 })).toEqual(['1 record of constructor']);
  expect([recordsText(1), recordsText(6)]).toEqual(['1 record', '6 records']);
  const at = (day: number) => `2026-12-0${day}T09:00:00+00:00`;
  expect([[], [at(3)], [at(3), at(4)]].map(appointmentWords)).toEqual([
    '',
    'Their appointment on Thu 3 Dec, 10:00 goes too.',
    'Their 2 appointments go too, the first on Thu 3 Dec, 10:00.',
  ]);
});

it.each([
  [' Ada@Example.com ', 'Ada@Example.com'],
  ['Tim O’Connor <tim.o’connor@example.com>', "tim.o'connor@example.com"],
  ['0803 123 4567', '+2348031234567'],
  // Britain's from London, and nobody knows whose from Lagos.
  ['07700 900142', '07700 900142'],
  ['+1 212 555 0123', '+12125550123'],
  // Ambiguous, so the database compares the digits.
  ['4930123456', '4930123456'],
])('who is searched for %j is %j', (typed, who) => {
  expect(personSought(typed, 'Africa/Lagos')).toBe(who);
});

describe('an erasure that failed', () => {
  it.each([
    [401, 'Nothing was erased'],
    [409, 'Nothing was erased: something has come or gone'],
    [422, 'Nothing was erased. Search again'],
    [408, 'it may be done or not'],
    [502, 'it may be done or not'],
    [504, 'it may be done or not'],
    ['an answer of another shape', 'it may be done or not'],
  ])('with %s: %s', (cause, words) => {
    expect(eraseFailure(new QueryError('refused', cause))).toContain(words);
  });

  it('may have been done if there was no answer', () => {
    const lost = new QueryError('unreachable', new TypeError('fetch'));
    expect(eraseFailure(lost)).toContain('it may be done or not');
  });
});

describe('the names of whoever would be erased', () => {
  const row = (name: string, email: string | null, phone: string | null = null) => ({
    name,
    email,
    phone,
  });

  it('are those of the rows with this very address, each once', () => {
    const rows = [
      row('Ada Obi', 'Ada@example.com'),
      row('Ada Obi', 'ada@example.com'),
      row('Bisi', 'not.ada@example.com'),
      row('A. Obi', 'ada@example.com'),
    ];
    expect(namesOf(rows, 'ada@example.com')).toEqual(['Ada Obi', 'A. Obi']);
  });

  it('are those of the rows with this number, however it is written', () => {
    const rows = [row('Ada', null, '08031234567 / 07057654321'), row('Bisi', null, '08039999999')];
    expect(namesOf(rows, '+2348031234567')).toEqual(['Ada']);
  });
});
