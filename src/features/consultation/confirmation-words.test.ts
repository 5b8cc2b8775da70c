import { describe, expect, it } from 'vitest';
import { calendarTitle } from '../../domain/appointment-file';
import { type Booking, booked, cancelled, moved } from '../../domain/booking';
import type { SubmitResult } from '../../offline/result';
import {
  chatWords,
  confirmationWords,
  listedWords,
  NO_CHAT,
  nextWords,
  otherTime,
  PERHAPS_FULL,
  recordWords,
  stateWords,
  takenWords,
} from './confirmation-words';

const company = { name: 'Meridian Estates' };
const asked = { startsAt: 0, message: 'Hello', askedAt: new Date(2026, 10, 22, 20, 42).getTime() };
const booking = booked('uid', undefined, asked);
const changed = moved(booking, asked);
const ended = cancelled(changed, asked);
const tour = { ...booking, kind: 'tour', day: '2026-12-12' } as const;

const opened = { isOpened: true, hasNetwork: true };

describe('a confirmation', () => {
  it.each([
    [undefined, 'Request recorded'],
    [booking, 'Request recorded'],
    [changed, 'Change recorded'],
    [ended, 'Cancellation recorded'],
  ])(
    'states that the request was recorded and that the message still has to be sent',
    (about, title) => {
      expect(confirmationWords({ ...opened, step: about, result: { kind: 'delivered' } })).toEqual({
        title,
        text: 'Now press send in WhatsApp. We’ll confirm in the chat.',
      });
    },
  );

  it('does not call anything recorded before it is, and says what is saved without a network', () => {
    expect(confirmationWords({ ...opened, result: undefined })).toEqual({
      title: 'One more step',
      text: 'Now press send in WhatsApp. We’ll confirm in the chat.',
    });
    const dark = { isOpened: false, hasNetwork: false };
    expect(confirmationWords({ ...dark, result: { kind: 'saved' } })).toMatchObject({
      title: 'Saved on this phone',
      text: expect.stringContaining('recorded with us as soon as you’re back online'),
    });
  });

  it('never words a change or cancellation as a saved appointment', () => {
    const saved = { isOpened: false, hasNetwork: false, result: { kind: 'saved' } } as const;
    const titleOf = (step: Booking) => confirmationWords({ ...saved, step }).title;
    expect([booking, changed, ended].map(titleOf)).toEqual([
      'Saved on this phone',
      'Change saved on this phone',
      'Cancellation saved on this phone',
    ]);
    expect(listedWords(ended)).not.toContain('You’ll find it');
  });

  it.each([
    [{ result: { kind: 'saved', because: 'broken' } }, 'our server'],
    [{ result: { kind: 'saved', because: 'busy' } }, 'our server'],
    [{ result: { kind: 'saved' }, isGone: true }, 'once you reload this page'],
  ] as const)('gives the reason when recording is delayed: %j', (known, reason) => {
    const { text } = confirmationWords({ ...opened, ...known });
    expect(text).toContain('Now press send in WhatsApp.');
    expect(text).toContain(reason);
  });

  const failures: (SubmitResult | null)[] = [
    { kind: 'rejected', why: 'Please check the name.' },
    { kind: 'not-saved', cause: 'quota' },
    null,
  ];
  it.each(failures)('says that only the chat will tell us when recording failed: %j', (result) => {
    expect(confirmationWords({ ...opened, result }).text).toContain(
      'could not be recorded here: only your WhatsApp message tells us',
    );
  });

  it('never claims that anything was sent', () => {
    const results = [...failures, undefined, { kind: 'delivered' }, { kind: 'saved' }] as const;
    for (const result of results) {
      for (const isOpened of [true, false]) {
        for (const hasNetwork of [true, false]) {
          const words = confirmationWords({ isOpened, hasNetwork, result });
          expect(Object.values(words).join(' ')).not.toMatch(/\bsent\b/i);
        }
      }
    }
  });
});

const LEADS = ['waiting', 'parked', 'recorded', 'unknown', 'discarded'] as const;

it.each([
  [{ booking, lead: 'recorded' }, 'Request recorded', ''],
  [
    { booking: changed, lead: 'waiting' },
    'Change saved on this phone',
    'Your change will be recorded with us as soon as there is a network.',
  ],
  [{ booking: ended, lead: 'parked' }, 'Cancellation not recorded', 'See “Sent and waiting”.'],
  [{ booking, lead: 'unknown' }, 'Request recorded', 'Made on Sun 22 Nov, 20:42.'],
  [
    { booking, lead: 'discarded' },
    'Request discarded on this phone',
    'It may have reached us already: if you no longer want it, please tell us on WhatsApp.',
  ],
  [
    { booking: tour, lead: 'recorded' },
    'Request recorded',
    'We’ll agree a time with you. To change or cancel it, tell us on WhatsApp.',
  ],
] as const)('describes the state of a consultation: %j', (kept, title, next) => {
  expect(recordWords(kept.booking, kept.lead)).toBe(title);
  expect(nextWords(kept)).toBe(next);
});

it.each([
  ['moved', {}, 'Our office suggests a time. If it does not suit you, tell us on WhatsApp.'],
  ['confirmed', { day: undefined }, 'Confirmed. To change or cancel it, tell us on WhatsApp.'],
  ['cancelled', { isCancelled: true }, 'Cancelled by our office. '],
])('of a tour that is %s it says what to do: %j, “%s”', (state, more, words) => {
  const agreed = { state, host: null, isSuggested: state === 'moved' };
  const kept = { booking: { ...tour, agreed, ...more }, lead: 'recorded' } as const;
  expect(`${stateWords(kept)}. ${nextWords(kept)}`).toBe(words);
});

it('begins the chat about a tour with the property that it is of by now, and its day', () => {
  const tourOf = (property: string | null, day: string) => chatWords({ ...tour, property, day });
  expect(tourOf('Lolite', '2026-12-12')).toMatch(
    /a tour of Lolite on Saturday 12 December 2026\.$/,
  );
  expect(tourOf(null, '')).toBe('Hello, this is about my request for a tour.');
});

it('calls what is recorded the same in a receipt and in the list', () => {
  for (const step of [booking, changed, ended]) {
    for (const [kind, lead] of [
      ['saved', 'waiting'],
      ['delivered', 'recorded'],
    ] as const) {
      const { title } = confirmationWords({ ...opened, step, result: { kind } });
      expect(recordWords(step, lead)).toBe(title);
    }
  }
});

it('says nothing of a time that only the office can say', () => {
  expect(calendarTitle(ended, company)).not.toContain('requested');
  const steps = [booking, changed, ended];
  const results = [undefined, null, { kind: 'delivered' }, { kind: 'saved' }] as const;
  const words = [
    NO_CHAT,
    PERHAPS_FULL,
    takenWords(0, otherTime('in “Your consultations”')),
    ...steps.map((step) => listedWords(step)),
    ...steps.map((step) => calendarTitle(step, company)),
    ...steps.flatMap((step) => LEADS.map((lead) => recordWords(step, lead))),
    ...steps.flatMap((step) => LEADS.map((lead) => nextWords({ booking: step, lead }))),
    ...steps.flatMap((step) =>
      results.flatMap((result) => Object.values(confirmationWords({ ...opened, step, result }))),
    ),
  ];
  // But for the name of a page.
  for (const text of words.map((said) => said.replace('“Sent and waiting”', '')))
    expect(text).not.toMatch(/\b(booked|confirmed|agreed|sent)\b/i);
});

it.each([
  ['asked', null, 'Request recorded', 'Consultation with Meridian Estates (requested)'],
  ['confirmed', 'Ada', 'Confirmed, with Ada', 'Consultation with Meridian Estates'],
  ['confirmed', null, 'Confirmed', 'Consultation with Meridian Estates'],
  [
    'unknown',
    null,
    'We no longer have this request',
    'Consultation with Meridian Estates (requested)',
  ],
  ['moved', null, 'Moved by our office', 'Consultation with Meridian Estates (requested)'],
  ['cancelled', null, 'Cancelled by our office', 'Consultation with Meridian Estates (requested)'],
])('one that is %s, with %s, says “%s”, and in a calendar “%s”', (state, host, words, title) => {
  const answered = { ...booking, agreed: { state, host } };
  expect(stateWords({ booking: answered, lead: 'recorded' })).toBe(words);
  expect(stateWords({ booking: answered, lead: 'unknown' })).toBe(words);
  expect(calendarTitle(answered, company)).toBe(title);
  // Of what was confirmed before.
  const again = { ...booking, agreed: { state, host, isAskedAgain: state === 'asked' } };
  expect(stateWords({ booking: again, lead: 'recorded' })).toBe(
    state === 'asked' ? 'Requested again, not confirmed yet' : words,
  );
  // A change that has not reached the office is not what it answered.
  expect(stateWords({ booking: answered, lead: 'waiting' })).toBe('Saved on this phone');
});
