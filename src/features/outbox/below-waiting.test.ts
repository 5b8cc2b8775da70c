import { expect, it } from 'vitest';
import { changeSample } from '../../offline/doubles/change-samples';
import { subscription, viewing } from '../../offline/doubles/samples';
import { captured } from '../../offline/entry';
import { exportFile, exportText } from './below-waiting';

const now = new Date('2026-11-21T09:00:00Z');
const listing = {
  entries: [
    {
      seq: 1,
      id: 'sent',
      capturedAt: '2026-11-21T07:00:00.000Z',
      subject: { table: 'leads', property: null, kind: 'viewing' },
      state: { kind: 'delivered' as const, at: 0 },
    },
    {
      seq: 2,
      ...captured('refused', subscription, Date.parse('2026-11-21T08:00:00Z')),
      state: { kind: 'parked' as const, why: 'Please check the name.', at: 0 },
    },
  ],
  pictures: [],
  changes: [
    {
      ...changeSample(4, {}, { kind: 'parked', why: 'It is a colleague’s.', at: 0 }),
      capturedAt: '2026-11-21T08:30:00.000Z',
    },
  ],
  unreadable: [{ seq: 3, kind: 'waiting', record: { strange: true } }],
};

it('contains everything unsent, with the reason, and whatever cannot be read', () => {
  expect(JSON.parse(exportText(listing, now))).toMatchObject({
    exported_at: '2026-11-21T09:00:00.000Z',
    enquiries: [
      {
        title: 'Newsletter sign-up',
        captured_at: '2026-11-21T08:00:00.000Z',
        email: 'ada@example.com',
        refused: 'Please check the name.',
      },
    ],
    changes: [
      {
        title: 'Set a lead to Contacted',
        captured_at: '2026-11-21T08:30:00.000Z',
        row_id: 'lead-1',
        value: { kind: 'status', status: 'contacted' },
        refused: 'It is a colleague’s.',
      },
    ],
    unreadable: [{ strange: true }],
  });
});

it('contains a capture without the pass and the secret that are sent with it', () => {
  const capture = {
    seq: 7,
    ...captured('capture', viewing(), 0, { secret: 'a-secret', amendUntil: undefined }),
    by: 'tunde',
    pass: 'his-pass',
  };
  const text = exportText({ ...listing, entries: [capture] }, now);
  expect(JSON.parse(text)).toMatchObject({ enquiries: [{ id: 'capture', name: 'Ada Obi' }] });
  expect(text).not.toMatch(/a-secret|his-pass/);
});

it('contains pictures that were not sent, as text', () => {
  const picture = {
    seq: 6,
    id: 'picture:an-id',
    capturedAt: '2026-11-21T08:00:00.000Z',
    picture: Uint8Array.from([0xff, 0xd8, 0xff]).buffer,
    lead: 'an-id',
    secret: 'a-secret',
    attempts: 0,
    ambiguous: false,
    state: { kind: 'waiting' as const, dueAt: 0 },
  };
  const text = exportText({ ...listing, pictures: [picture] }, now);
  expect(JSON.parse(text)).toMatchObject({
    pictures: [{ title: 'Picture of a business card', enquiry: 'an-id', jpeg_in_base64: '/9j/' }],
  });
  expect(text).not.toContain('a-secret');
});

it('contains damaged records, whatever they hold', () => {
  const [change] = listing.changes;
  const contents = {
    ...listing,
    changes: [{ ...change, seq: 5, capturedAt: 'not a date' }],
    unreadable: [{ seq: 6, record: { name: 12n } }],
  };
  expect(JSON.parse(exportText(contents, now))).toMatchObject({
    changes: [],
    unreadable: [{ name: '12' }, { seq: 5, capturedAt: 'not a date' }],
  });
});

it('says that it holds personal data, and omits what the database already has', () => {
  const text = exportText(listing, now);
  expect(text).toContain('personal data');
  expect(text).not.toContain('"sent"');
});

it('has the day in Lagos in its name', () => {
  expect(exportFile(listing, now).name).toBe('meridian-enquiries-2026-11-21.json');
  const evening = new Date('2026-11-21T23:30:00Z');
  expect(exportFile(listing, evening).name).toBe('meridian-enquiries-2026-11-22.json');
});
