import { expect, it } from 'vitest';
import { composeReceipt, type Receipt } from './receipt';

const shown = {
  company: { name: 'Meridian Estates', email: 'hello@example.com', whatsapp: '+44 7700 900142' },
  properties: [{ slug: 'bloom-towers', title: 'Bloom Towers', topics: [] }],
};
const MAIL = { id: 'id', kind: 'receipt', email: 'ada@example.com', attempts: 1 } as const;
const AT = {
  at: '2026-12-12T14:00:00+00:00',
  was: null,
  day: null,
  zone: 'America/Chicago',
  office: null,
};
const ROW = { id: 'lead-2', uid: 'lead-1', kind: 'consultation', host: null };
const ASKED = { ...ROW, ...AT, changes: 1, answers: 0 };

/** The e-mail about an enquiry for Bloom Towers, with its calendar file. */
function composed(about: object, property_slug = 'bloom-towers', unit: Receipt['unit'] = null) {
  const enquiry = { ...ASKED, state: 'asked' as const, ...about };
  const asked_at = '2026-11-28T23:30:00+00:00';
  const receipt = { ...MAIL, property_slug, unit, asked_at, made_at: asked_at, enquiry };
  const { attachments, ...mail } = composeReceipt(receipt, 'https://example.com', shown);
  return { ...mail, file: Buffer.from(attachments?.[0]?.content ?? '', 'base64').toString() };
}

it('says what was asked, when, what happens next and how to change it, with the file of the visitor’s own device', () => {
  const { subject, text, file } = composed({});
  expect(file).toMatch(/UID:lead-1\r\nSEQUENCE:1\r\n/);
  expect(`${subject}\n\n${text}`).toBe(`We have your request: consultation about Bloom Towers

We have your request, which reached us on 29 November 2026: consultation about Bloom Towers, Saturday 12 December 2026, 8:00 am your time, 3:00 pm Lagos time. Next, somebody from our team will confirm the time or suggest another. Until then it is not agreed.

A calendar file is attached.

To move or cancel it, open “Your consultations” on the device you used for the request, or write to us:
https://example.com/outbox#consultations

If you did not ask for this, somebody typed your address by mistake: tell us, and we’ll delete it.

Meridian Estates
hello@example.com
WhatsApp +44 7700 900142
`);
});

const DAY = { kind: 'tour', state: null, at: null, day: '2026-12-24' };
it.each<[about: object, words: string, status?: string]>([
  [{ state: 'confirmed', host: 'Halima' }, '3:00 pm Lagos time, with Halima.', 'CONFIRMED'],
  [
    { state: 'moved', zone: null, was: AT.at },
    'We have moved your consultation about Bloom Towers. It is now on Saturday 12 December 2026, 3:00 pm',
    'TENTATIVE',
  ],
  [{ state: 'moved', kind: 'tour' }, 'We suggest Saturday 12 December 2026', 'TENTATIVE'],
  [{ was: AT.at }, 'is no longer confirmed. We’ll tell you as soon as it is again.', 'TENTATIVE'],
  [{ state: 'cancelled' }, 'choose one on our site:\nhttps://example.com\n', 'CANCELLED'],
  [
    { state: 'cancelled', uid: null },
    'Your consultation about Bloom Towers on Saturday 12 December',
  ],
  [DAY, 'tour of Bloom Towers, Thursday 24 December'],
  [{ ...DAY, kind: 'enquiry' }, 'We have your enquiry about Bloom Towers, which reached us on'],
])('of %j it says “%s”, and in the calendar %s', (about, words, status) => {
  const { text, file } = composed(about);
  expect(text).toContain(words);
  expect(/STATUS:(\w+)/.exec(file)?.[1]).toBe(status);
});

it('names the unit that was chosen, and no property that the site doesn’t show', () => {
  const unit = { kind: 'Two-bedroom apartment', label: 'W09-02' };
  expect(composed(DAY, 'bloom-towers', unit).text).toContain(
    'tour of Bloom Towers, Apartment W09-02, Thursday 24 December',
  );
  expect(composed({}, 'call-0800-1234').subject).toBe('We have your request: consultation');
});

it.each([
  ['tour', 'Bloom Towers'],
  ['video', 'Video call'],
])('says in the calendar where a %s is held: “%s”', (kind, place) => {
  expect(composed({ kind }).file).toContain(`LOCATION:${place}\r\n`);
});
