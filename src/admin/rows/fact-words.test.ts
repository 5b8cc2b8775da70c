import { expect, it } from 'vitest';
import { someLead } from '../doubles/rows';
import { factChips, subscriberChips } from './fact-words';
import type { InboxRow } from './row';

const NOW = Date.parse('2026-11-26T23:30:00Z');
const TUNDE = 'tunde';
const said = (row: InboxRow, enquiries = 1, stepAt?: number) =>
  factChips(row, { now: NOW, nameOf: (id) => `${id}.bello`, enquiries, stepAt }).map(
    ({ label, words, isDue }) => [label, words, isDue && '!'].filter(Boolean).join(' '),
  );

it('says what it is, what about, for how much, when and whose', () => {
  const lead = someLead({
    kind: 'capture',
    budget: '₦50M to ₦100M',
    interest: 'Investing',
    appointment_at: '2026-12-03 09:00:00+00',
    preferred_date: '2026-12-01',
    assignee: TUNDE,
    follow_up_on: '2026-12-01',
  });
  expect(said(lead, 2)).toEqual([
    'Met at a viewing',
    'Bloom Towers',
    'Budget ₦50M to ₦100M',
    'Looking for Investing',
    'Appointment Thu 3 Dec, 10:00',
    'Follow up Tue 1 Dec',
    'With tunde.bello',
    '2 enquiries',
  ]);
  const known = { person: 'a', rows: 1 };
  expect(subscriberChips({ known })).toEqual([{ name: 'person', words: '1 enquiry' }]);
});

it.each([
  ['A. Our account has changed', ['Name looks like a message', 'WhatsApp', 'Bloom Towers']],
  ['WhatsApp visitor', ['WhatsApp', 'Bloom Towers']],
])('marks a name that is a message: %s', (name, words) => {
  expect(said(someLead({ name }))).toEqual(words);
});

it('says nothing of what is not known', () => {
  const contact = { ...someLead({ property_slug: null, property_interest: null }) };
  expect(said(contact)).toEqual(['WhatsApp']);
});

it('shows the day that was asked for where no time is fixed', () => {
  expect(said(someLead({ kind: 'tour', preferred_date: '2026-12-01' }))).toContain(
    'Appointment Tue 1 Dec',
  );
});

it.each([
  // In Lagos it is the 27th already.
  ['2026-11-28', 'Follow up Sat 28 Nov', ''],
  ['2026-11-27', 'Due today', ' !'],
  ['2026-11-20', 'Due since Fri 20 Nov', ' !'],
])(
  'of a next step on %s, or a call back at half past three, says %j',
  (follow_up_on, words, due) => {
    expect(said(someLead({ follow_up_on })).at(-1)).toBe(words + due);
    // By the clock of this device, as the sheet does.
    const stepAt = new Date(`${follow_up_on}T15:30`).getTime();
    expect(said(someLead({ follow_up_on }), 1, stepAt).at(-1)).toBe(`${words}, 15:30${due}`);
  },
);

it.each([
  ['asked', '2026-12-03 09:00:00+00', 'Requested, not confirmed !'],
  ['asked', '2026-11-20 09:00:00+00', 'Requested, not confirmed'],
  ['confirmed', '2026-12-03 09:00:00+00', 'Confirmed · tunde.bello'],
  ['cancelled', null, 'Cancelled'],
])('of an appointment that is %s for %s says %j', (appointment_state, appointment_at, words) => {
  const lead = someLead({ appointment_state, appointment_at, host: TUNDE });
  expect(said(lead).at(-1)).toBe(words);
});

it('says that a row was merged, and which office hosts it if that is not Lagos', () => {
  const lead = someLead({ kind: 'consultation', merged_into: 'b', office: 'london' });
  expect(said(lead)).toEqual(['Consultation', 'Merged', 'Bloom Towers', 'London office']);
  expect(said(someLead({ kind: 'consultation', office: 'lagos' }))).toEqual([
    'Consultation',
    'Bloom Towers',
  ]);
});
