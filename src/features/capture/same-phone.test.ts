import { beforeAll, expect, it, vi } from 'vitest';
import { phoneMark } from '../../lib/fingerprint';
import { viewing } from '../../offline/doubles/samples';
import { captured, type DeliveredEntry, type LiveEntry } from '../../offline/entry';
import { findSamePhone } from './same-phone';

beforeAll(() => vi.stubEnv('TZ', 'Africa/Lagos'));

const AT = '2026-11-21T13:05:00.000Z';

const lead = viewing();

const waiting = (over?: Partial<LiveEntry>): LiveEntry => ({
  seq: 1,
  ...captured('one', lead, Date.parse(AT)),
  ...over,
});

const sent = (subject: Partial<DeliveredEntry['subject']>): DeliveredEntry => ({
  seq: 2,
  id: 'two',
  capturedAt: AT,
  subject: { table: 'leads', property: null, kind: 'viewing', ...subject },
  state: { kind: 'delivered', at: 0 },
});

const ADA = { name: 'Ada Obi', at: Date.parse(AT) };
const adaSent = sent({ name: 'Ada Obi', mark: phoneMark('+2348035550142') });

it.each(['0803 555 0142', '+234 (0)803 555 0142', '234-803-555-0142', '00234 803 555 0142'])(
  'finds who was captured with a number typed as %s, sent or not',
  (typed) => {
    expect(findSamePhone([waiting()], typed)).toEqual(ADA);
    expect(findSamePhone([adaSent], typed)).toEqual(ADA);
  },
);

it.each([
  ['Africa/Lagos', ADA],
  ['Europe/Berlin', undefined],
  [null, undefined],
])('a number stored as it was typed in %s is %j', (visitor_zone, earlier) => {
  const submission = { ...lead, phone: '0803 555 0142', visitor_zone };
  expect(findSamePhone([waiting({ submission })], '+2348035550142')).toEqual(earlier);
});

it.each([
  ['an unfinished number', [waiting(), adaSent], '0803 555'],
  ['another number', [waiting(), adaSent], '0803 555 0143'],
  [
    'what somebody sent for themselves',
    [waiting({ submission: { ...lead, source: 'whatsapp' } })],
    '0803 555 0142',
  ],
  ['a cleared one that waits', [waiting({ isCleared: true })], '0803 555 0142'],
  ['what lasts of one after midnight', [sent({})], '0803 555 0142'],
])('says nothing of %s', (_, entries, typed) => {
  expect(findSamePhone(entries, typed)).toBeUndefined();
});

it('says nothing of whoever was there before the list was cleared', () => {
  expect(findSamePhone([adaSent], '0803 555 0142', 2)).toBeUndefined();
});

it('keeps of a number what ten thousand others share', () => {
  expect(phoneMark('+2348035550142')).toBeLessThan(2 ** 20);
});
