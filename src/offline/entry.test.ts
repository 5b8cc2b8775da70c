import { describe, expect, it } from 'vitest';
import { AMEND_MS } from '../domain/amendment';
import { phoneMark } from '../lib/fingerprint';
import { contact, viewing } from './doubles/samples';
import { captured, type DeliveredEntry, type Entry, type LiveEntry, readEntry } from './entry';
import { lasting } from './forget';
import { HOLD_MS } from './link';
import { FRESH_LINK, type LinkState } from './link-state';
import type { Outcome } from './outcome';
import { isPicture } from './pictures';
import { dueNow, leased, settled } from './policy';
import { edited, submissionPolicy } from './submission-policy';

const NOW = Date.parse('2026-11-21T09:00:00Z');
const fresh: LiveEntry = { seq: 1, ...captured('first-id', contact(), NOW) };
const sending = leased(fresh, 'me:1', NOW);
function end(entry: LiveEntry, result: Outcome, link: LinkState, now: number): Entry {
  const after = settled(submissionPolicy, entry, entry, result, { link, now, random: () => 1 });
  if (isPicture(after)) throw new Error('A submission does not become a picture.');
  return after;
}
const outcome = (result: Outcome, entry = sending) =>
  end(entry, result, { ...FRESH_LINK, failures: 1, round: 4 }, NOW);
const unclear: Outcome = { kind: 'retry', scope: 'link', mayBeStored: true, why: 'lost' };
const clear: Outcome = { kind: 'retry', scope: 'entry', mayBeStored: false, why: '40001' };
const parked = { why: 'Please check the name.', field: 'name', code: '23514' };
const refused: Outcome = { kind: 'rejected', ...parked };

describe('an entry', () => {
  it('always remembers that an attempt may have been stored', () => {
    const tried = outcome(unclear) as LiveEntry;
    expect(tried).toMatchObject({ ambiguous: true, state: { kind: 'waiting', round: 4 } });
    const again = outcome(clear, leased(tried, 'me:2', NOW)) as LiveEntry;
    expect(again).toMatchObject({ ambiguous: true });
    expect(outcome(refused, leased(again, 'me:3', NOW))).toMatchObject({ ambiguous: true });
  });

  it('does not wait for the link if it failed alone', () => {
    expect(outcome(clear)).toMatchObject({
      ambiguous: false,
      state: { kind: 'waiting', dueAt: NOW + 2_000, why: '40001' },
    });
    expect((outcome(clear) as LiveEntry).state).toHaveProperty('round', undefined);
  });

  it('is kept with the reason when it is refused', () => {
    expect(outcome(refused)).toMatchObject({
      submission: contact(),
      state: { kind: 'parked', ...parked },
    });
  });

  it('is held when the server has a problem with it', () => {
    const hold: Outcome = { kind: 'hold', scope: 'entry', why: 'PGRST204' };
    const held = outcome(hold) as LiveEntry;
    const dueAt = NOW + HOLD_MS;
    expect(held.state).toEqual({ kind: 'held', code: 'PGRST204', since: NOW, dueAt });
  });

  it('leaves a stub without personal data when it is delivered', () => {
    expect(outcome({ kind: 'delivered' })).toEqual({
      seq: 1,
      id: 'first-id',
      capturedAt: '2026-11-21T09:00:00.000Z',
      subject: { table: 'contacts', property: 'Citadel Views', kind: 'enquiry' },
      state: { kind: 'delivered', at: NOW, note: undefined },
    });
    expect(outcome({ kind: 'closed', why: 'already-subscribed' }).state).toMatchObject({
      note: 'already-subscribed',
    });
  });
});

describe('an edited entry', () => {
  const edit = (entry: LiveEntry) => edited(entry, contact('new'), () => 'second-id', NOW + 1);

  it('keeps its id while every attempt was refused', () => {
    expect(edit(outcome(refused) as LiveEntry)).toMatchObject({
      id: 'first-id',
      submission: contact('new'),
      capturedAt: fresh.capturedAt,
      attempts: 0,
      state: { kind: 'waiting', dueAt: NOW + 1 },
    });
  });

  it('gets a new id if the old one may be stored with the old content', () => {
    const retyped = edit(outcome(unclear) as LiveEntry);
    expect(retyped).toMatchObject({ id: 'second-id', ambiguous: false });
    expect(edit(dueNow(sending, NOW))).toMatchObject({ id: 'second-id' });
  });
});

describe('a stored record', () => {
  const held = { ...fresh, state: { kind: 'held', since: NOW, dueAt: NOW } };
  const stub = outcome({ kind: 'delivered' }) as DeliveredEntry;

  it('is read back as it was written', () => {
    for (const entry of [fresh, sending, outcome(refused), outcome(unclear), stub]) {
      expect(readEntry(structuredClone(entry))).toEqual(entry);
    }
  });

  it('is read although it breaks a later limit: the database decides', () => {
    const long = { ...fresh, submission: { ...contact(), name: 'x'.repeat(10_000), extra: null } };
    expect(readEntry(long)).toEqual(long);
  });

  it.each([
    ['nothing', undefined],
    ['a text', 'entry'],
    ['no state', { ...fresh, state: undefined }],
    ['an unknown state', { ...fresh, state: { kind: 'flying' } }],
    ['an unknown table', { ...fresh, submission: { table: 'user_roles' } }],
    ['a column that is not text', { ...fresh, submission: { ...contact(), name: { a: 'Ada' } } }],
    ['no content', { ...fresh, submission: null }],
    ['something that is not a time', { ...fresh, capturedAt: 'not a date' }],
    ['due at no time', { ...fresh, state: { kind: 'waiting', dueAt: Number.NaN } }],
    ['held since no time', { ...held, state: { ...held.state, since: 1e20 } }],
    ['refused at no time', { ...fresh, state: { kind: 'parked', why: '', at: Infinity } }],
    ['a stub of no time', { ...stub, state: { ...stub.state, at: 1e20 } }],
    ['a stub that keeps something damaged', { ...stub, kept: { submission: 'contact' } }],
    ['a number that no request can hold', { ...fresh, submission: { ...contact(), name: 1n } }],
    ['what is not a number', { ...fresh, submission: { ...contact(), name: Number.NaN } }],
  ])('that is %s is not taken for an entry', (_title, record) => {
    expect(readEntry(record)).toBeUndefined();
  });
});

describe('a viewing that was delivered', () => {
  const lead = { ...viewing(), name: 'Ada Oby' };
  const amendable = { secret: 'secret', amendUntil: undefined };
  const live: LiveEntry = { seq: 1, ...captured('id', lead, NOW, amendable) };
  const deliver = (entry: LiveEntry, now = NOW) =>
    end(leased(entry, 'me', now), { kind: 'delivered' }, FRESH_LINK, now);
  const corrected = { ...lead, name: 'Ada Obi', property_interest: 'Citadel Views' };
  const newId = () => 'new-id';
  const change = (entry: Entry, now: number) => edited(entry, corrected, newId, now);

  it('can be corrected for fifteen minutes under its own id, each time with a higher revision', () => {
    const first = change(deliver(live), NOW + AMEND_MS - 1);
    expect(first).toMatchObject({ id: 'id', seq: 1, capturedAt: live.capturedAt });
    expect(first).toMatchObject({ secret: 'secret', submission: { ...corrected, revision: 1 } });
    // Also while the outcome of the first is unknown.
    const again = first && change({ ...first, ambiguous: true }, NOW + AMEND_MS);
    expect(again).toMatchObject({ id: 'id', submission: { revision: 2 } });
    const third = again && change(deliver(again, NOW + 2), NOW + 3);
    expect(third).toMatchObject({ submission: { revision: 3 }, amendUntil: NOW + AMEND_MS });
    expect(change(deliver(live), NOW + AMEND_MS)).toBeUndefined();
  });

  it('is read back, but a correction is unreadable to a release that knows none', () => {
    const first = change(deliver(live), NOW + 1);
    expect(readEntry(first)).toEqual(first);
    expect(readEntry(deliver(live))).toEqual(deliver(live));
    const isEarlierRelease = Object.values(first?.submission ?? {}).every(
      (column) => column === null || typeof column === 'string',
    );
    expect(isEarlierRelease).toBe(false);
  });

  it('keeps what a correction needs until then, the name for the day, and nothing after a day', () => {
    const stub = deliver(live) as DeliveredEntry;
    expect(lasting(stub, NOW + AMEND_MS - 1)).toBe(stub);
    const later = lasting(stub, NOW + AMEND_MS);
    expect(later).toMatchObject({ subject: { name: 'Ada Oby', property: 'Bloom Towers' } });
    expect(JSON.stringify(later)).not.toMatch(/secret|234803/);
    expect(later?.subject.mark).toBe(phoneMark('+2348035550142'));
    expect(JSON.stringify(lasting(stub, NOW + 23 * 3_600_000))).not.toMatch(/Ada|mark/);
    expect(lasting(stub, NOW + 25 * 3_600_000)).toBeUndefined();
  });

  it('carries the pass of whoever captured it until it is sent; what is kept for a correction alone has none', () => {
    const signed: LiveEntry = { ...live, by: 'tunde', pass: 'his-pass' };
    expect(readEntry(signed)).toBe(signed);
    expect(readEntry({ ...signed, pass: 7 })).toBeUndefined();
    expect(submissionPolicy.parcel(signed, [])).toMatchObject({ pass: 'his-pass' });
    const stub = deliver(signed) as DeliveredEntry;
    expect(stub.kept).toBeDefined();
    expect(JSON.stringify(stub)).not.toContain('his-pass');
  });
});
