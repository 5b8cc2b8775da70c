import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { viewingBudgets } from '../../src/content/options';
import { consultationRequest, dateRequest } from '../../src/domain/consultation';
import { lagosDay, lagosInstant } from '../../src/domain/lagos-time';
import type { Lead } from '../../src/domain/lead';
import { applyRules, type Checked, type Submission } from '../../src/domain/submission';
import { tapLead } from '../../src/domain/tap';
import { type Viewing, viewingLead } from '../../src/domain/viewing';
import { viewingConsent } from '../../src/features/capture/viewing-fields';
import { readContact } from '../../src/features/enquiry/contact-form';
import { readTour } from '../../src/features/tour/tour-values';
import { deviceZone } from '../../src/lib/time-words';
import type { Parcel } from '../../src/offline/outcome';
import { createDeliver } from '../../src/remote/deliver';
import { ANON, openTestBackend } from './support/backend';

const backend = await openTestBackend();
await backend.limit(1_000_000, 1_000_000);

/** What phones send with, to this database. */
const send = createDeliver({
  url: '',
  key: '',
  fetch: async (path, { body }) => {
    const { status, text } = await backend.call(ANON, 'POST', path, JSON.parse(String(body)));
    return new Response(text || null, { status });
  },
});

const deliver = (sent: Parcel) => send(sent, new AbortController().signal);

const parcel = (submission: Submission, more: Partial<Parcel> = {}): Parcel => ({
  id: randomUUID(),
  capturedAt: new Date().toISOString(),
  submission,
  ambiguous: false,
  secret: submission.table === 'leads' ? randomUUID() : undefined,
  ...more,
});

function checked<T extends Submission>(typed: T): Checked<T> {
  const { data, errors } = applyRules(typed);
  if (!data) throw new Error(JSON.stringify(errors));
  return data;
}

async function stored({ id, amends, submission: { table } }: Parcel) {
  const [row] = await backend.rows(table, `&id=eq.${amends ?? id}`);
  if (!row) throw new Error('It was not stored.');
  return {
    ...row,
    // However the database writes it.
    appointment_at: row['appointment_at'] && iso(row['appointment_at']),
    consent_at: row['consent_at'] && iso(row['consent_at']),
  };
}
const iso = (at: unknown) => new Date(String(at)).toISOString();

const day = lagosDay(Date.now() + 7 * 86_400_000);
const later = lagosDay(Date.now() + 9 * 86_400_000);
const startsAt = lagosInstant(day, '10:00');
const wish = { startsAt, property: 'Bloom Towers', slug: 'bloom-towers', isCancelled: false };
const moved = { ...wish, startsAt: lagosInstant(later, '15:00'), before: { startsAt } };
const viewing: Viewing = {
  table: 'leads',
  source: 'viewing',
  name: 'Ada Obi',
  email: null,
  phone: '+2348031234567',
  property_interest: 'Bloom Towers',
  property_slug: 'bloom-towers',
  interest: 'Investing',
  budget: viewingBudgets[2],
  agent: 'Chika',
  notes: 'Budget: asks for instalments',
  hasConsent: true,
  consent_at: new Date(Date.now() - 60_000).toISOString(),
  consent_version: viewingConsent.version,
};
const form = (fields: Record<string, string>) => {
  const data = new FormData();
  const all = { name: 'Ada Obi', email: 'ada@example.com', ...fields };
  for (const [name, value] of Object.entries(all)) data.set(name, value);
  return data;
};
const lead = (zone: string) => consultationRequest(wish, zone).lead;
const appointment_at = new Date(startsAt).toISOString();
const nothing = {
  appointment_at: null,
  visitor_zone: null,
  preferred_date: null,
  subject: null,
  consent_at: null,
  consent_version: null,
};

const booked = { ...nothing, kind: 'consultation' };
const property_slug = 'bloom-towers';
const enquiry = { message: 'Is it free?' };
const told = { ...nothing, kind: 'enquiry' };
const tap = (action: Parameters<typeof tapLead>[0]['action']) => tapLead({ action, page: 'Home' });

const FORMS: [string, Submission, object][] = [
  [
    'a consultation',
    lead('America/Chicago'),
    { ...booked, appointment_at, visitor_zone: 'America/Chicago', property_slug, budget: null },
  ],
  [
    'a date',
    dateRequest(day, 'hero').lead,
    { ...booked, preferred_date: day, visitor_zone: deviceZone() },
  ],
  [
    'a tour',
    readTour(form({ property_interest: 'Bloom Towers', date: day, message: 'Near noon.' })),
    { ...nothing, kind: 'tour', preferred_date: day, visitor_zone: deviceZone(), property_slug },
  ],
  [
    'a tour on any day',
    readTour(form({})),
    { ...nothing, kind: 'tour', visitor_zone: deviceZone() },
  ],
  ['an enquiry', readContact(form({ ...enquiry, subject: 'Two' })), { ...told, subject: 'Two' }],
  ['an enquiry without a subject', readContact(form(enquiry)), told],
  [
    'a capture',
    viewingLead(viewing),
    {
      ...nothing,
      kind: 'capture',
      budget: viewingBudgets[2],
      interest: 'Investing',
      agent: 'Chika',
      consent_at: viewing.consent_at,
      consent_version: viewing.consent_version,
    },
  ],
  ['a tap on a chat', tap({ kind: 'chat', message: 'Hello' }), { ...nothing, kind: 'chat' }],
  ['a tap on a number', tap({ kind: 'call', office: 'Lagos' }), { ...nothing, kind: 'call' }],
];

test.each(FORMS)('%s is stored with its facts', async (_, submission, facts) => {
  const sent = parcel(checked(submission));
  expect(await deliver(sent)).toMatchObject({ kind: 'delivered' });
  expect(await stored(sent)).toMatchObject(facts);
});

describe('a consultation that is on its way or there', () => {
  /** A later version of the lead, as the outbox sends it. */
  const change = ({ id, secret }: Parcel, changed: Lead, revision: number) =>
    parcel({ ...checked(changed), revision } as Submission, { secret, amends: id });

  test('takes its facts along when it is moved, keeps how its visitor can be reached, and has no time once it is cancelled', async () => {
    const reach = { email: null, phone: '+2348031234567' };
    const first = parcel(checked(consultationRequest(wish, 'America/Chicago', reach).lead));
    await deliver(first);

    const second = change(first, consultationRequest(moved, 'Europe/London').lead, 1);
    expect(await deliver(second)).toMatchObject({ kind: 'delivered' });
    expect(await stored(second)).toMatchObject({
      ...reach,
      kind: 'consultation',
      appointment_at: new Date(moved.startsAt).toISOString(),
      visitor_zone: 'Europe/London',
      notes: expect.stringContaining('Change of the consultation'),
    });

    const { lead: end } = consultationRequest({ ...moved, isCancelled: true }, 'Europe/London');
    const third = change(first, end, 2);
    expect(await deliver(third)).toMatchObject({ kind: 'delivered' });
    expect(await stored(third)).toMatchObject({
      kind: 'consultation',
      appointment_at: null,
      notes: expect.stringContaining('Cancelled: the consultation'),
    });
  });
});
