import { beforeEach, describe, expect, it, vi } from 'vitest';
import { messagesFor, type Reason } from './messages';

beforeEach(() => vi.stubGlobal('location', { origin: 'https://example.com' }));
const NOW = Date.parse('2026-12-01T09:00:00Z');
const ADA = { name: 'Ada Obi', property_slug: 'bloom-towers', property_interest: 'Bloom Towers' };
const HOUSTON = { kind: 'consultation', visitor_zone: 'America/Chicago' };
const on = (appointment_at: string | null, appointment_state: string) => ({
  ...HOUSTON,
  appointment_at,
  appointment_state,
});
const SATURDAY = 'Saturday 12 December 2026, 8:00 am your time';
const LATER = '2026-12-12T14:00:00Z';
const WANTS = { known: { person: 'a', rows: 1, interest: 'Two beds in brum height 7' } };
const TOMORROW = '2026-12-02T14:00:00Z';
const PAST = '2026-11-30T14:00:00Z';
const ANSWERED = { first_answered_at: '2026-11-29T09:00:00Z' };
const tourOn = (preferred_date: string) => ({ kind: 'tour', preferred_date });

describe('the first message offered for a row', () => {
  it.each<[label: string, words: string, row: Partial<Reason>]>([
    ['First message', 'Thank you for your interest in Bloom Towers.', {}],
    ['First message', 'Thank you for your interest in Brum Height 7.', WANTS],
    ['Confirmed', 'outbox#consultation-a', { ...on(LATER, 'confirmed'), id: 'a' }],
    ['Confirmed', 'consultation about Bloom Towers', { ...on(LATER, 'confirmed'), ...WANTS }],
    ['Time asked for', `about Bloom Towers: ${SATURDAY}, 3:00 pm Lagos time.`, on(LATER, 'asked')],
    [
      'Reminder',
      'reminder of your consultation about Bloom Towers: Wed',
      on(TOMORROW, 'confirmed'),
    ],
    ['Moved', `is now on ${SATURDAY}`, on(LATER, 'moved')],
    ['Cancelled', 'about Bloom Towers is cancelled. Please tell us if', on(null, 'cancelled')],
    ['Missed', 'We are sorry that we missed you at your consultation about', on(PAST, 'missed')],
    ['Second message', 'any questions about Bloom Towers', { ...on(PAST, 'held'), ...ANSWERED }],
    ['A day was asked for', 'Bloom Towers on Thursday 3 December 2026.', tourOn('2026-12-03')],
    ['First message', 'Thank you for your interest', tourOn('2026-11-03')],
    ['After the viewing', 'It was good to meet you at Bloom Towers.', { source: 'viewing' }],
    ['Second message', 'Do you have any questions', { source: 'viewing', ...ANSWERED }],
  ])('is “%s”: “%s”', (label, words, row) => {
    const [due, ...others] = messagesFor({ ...ADA, ...row }, NOW);
    expect(due).toMatchObject({ label, text: expect.stringContaining(words) });
    expect(due.text).toMatch(/^Hello Ada Obi, this is /);
    expect(others.map((other) => other.label)).not.toContain(label);
    expect(others.length).toBeGreaterThan(2);
  });

  it('is followed by all that apply besides, each one tap away', () => {
    const row = { ...on(TOMORROW, 'confirmed'), source: 'viewing', preferred_date: '2026-12-03' };
    const labels = messagesFor({ ...ADA, ...row }, NOW, true).map(({ label }) => label);
    const of = ['Reminder', 'Confirmed', 'No answer to a call', 'After the viewing'];
    const also = ['A day was asked for', 'First message', 'Second message', 'Papers sent'];
    expect(labels).toEqual([...of, ...also]);
  });

  it('is about the call that nobody took', () => {
    const [due] = messagesFor({ ...ADA, ...ANSWERED }, NOW, true);
    expect(due).toMatchObject({ label: 'No answer to a call' });
    // An appointment says more.
    const [asked] = messagesFor({ ...ADA, ...on(LATER, 'asked') }, NOW, true);
    expect(asked.label).toBe('Time asked for');
  });

  it('takes neither a name that is a message, nor words of the visitor’s for a property', () => {
    const row = { name: 'Our account has changed: pay here', property_interest: 'Pay here' };
    for (const { text } of messagesFor(row, NOW)) {
      expect(text).toMatch(/^Hello, this is /);
      expect(text).not.toContain('Pay here');
    }
  });
});
