import { describe, expect, it } from 'vitest';
import type { Change, ChangeAction } from '../../domain/change';
import { seenOf } from '../../domain/seen';
import type { StoredRow } from './deliver-change';
import { judgeRow, type RowVerdict } from './deliver-change';

const lead = {
  id: 'a',
  name: 'Ada Obi',
  email: null,
  phone: null,
  property_interest: null,
  property_slug: null,
  notes: 'Old.',
  status: 'new',
  source: 'viewing',
  amend_secret: null,
  captured_at: 't',
  created_at: 't',
  updated_at: '2026-11-21 09:00:00+00',
  // Columns added later don't matter here.
} as StoredRow<'leads'>;
const LATER = { updated_at: '2026-11-21 09:30:00+00' };
const SEEN = seenOf(lead);

const by = (action: ChangeAction, seen: string | null): Change => ({
  ...action,
  table: 'changes',
  row_id: 'a',
  seen,
  staff: 'ada',
});
const status = { row_table: 'leads', action: 'status', value: 'contacted' } as const;
const notes = { row_table: 'leads', action: 'notes', value: 'New.' } as const;
const noNotes = { row_table: 'leads', action: 'notes', value: '' } as const;
const remove = { row_table: 'leads', action: 'delete', value: null } as const;

const done = (row: StoredRow<'leads'>): RowVerdict => ({ kind: 'done', seenNow: seenOf(row) });
const asSeen = (row: StoredRow<'leads'>): RowVerdict => ({ kind: 'as-seen', basis: seenOf(row) });
const changed: RowVerdict = { kind: 'changed' };

/** The changes to the row since, the wanted change, and the expected verdict. */
type Case = [string, Partial<StoredRow<'leads'>>, ChangeAction, (row: typeof lead) => RowVerdict];

describe('a lead that has changed', () => {
  const cases: Case[] = [
    ['has the wanted status, and only that', { ...LATER, status: 'contacted' }, status, done],
    [
      'has the wanted status, and other notes: what follows must look again',
      { ...LATER, status: 'contacted', notes: 'Theirs.' },
      status,
      () => ({ kind: 'done' }),
    ],
    ['has another status', { ...LATER, status: 'converted' }, status, () => changed],
    ['has other notes', { ...LATER, notes: 'Theirs.' }, status, () => changed],
    ['has the wanted notes, and only those', { ...LATER, notes: 'New.' }, notes, done],
    [
      'has the wanted notes, and another status',
      { ...LATER, notes: 'New.', status: 'qualified' },
      notes,
      () => ({ kind: 'done' }),
    ],
    ['has no notes, as wanted', { ...LATER, notes: null }, noNotes, done],
    ['has other notes than wanted', { ...LATER, notes: 'Theirs.' }, notes, () => changed],
    ['was touched without a change', LATER, status, asSeen],
    ['is to be deleted, and was changed', { ...LATER, status: 'qualified' }, remove, () => changed],
    ['is to be deleted, and was touched without a change', LATER, remove, asSeen],
    ['is after all as it was', {}, notes, asSeen],
  ];
  it.each(cases)('%s', (_title, news, action, verdict) => {
    const row = { ...lead, ...news };
    expect(judgeRow({ change: by(action, SEEN), basis: SEEN }, row)).toEqual(verdict(row));
  });

  it('is judged by its time if nothing else was seen', () => {
    const seen = lead.updated_at;
    const parcel = { change: by(status, seen), basis: seen };
    expect(judgeRow(parcel, { ...lead, ...LATER, status: 'contacted' })).toEqual({ kind: 'done' });
    expect(judgeRow(parcel, { ...lead, ...LATER })).toEqual(changed);
    expect(judgeRow(parcel, lead)).toEqual(asSeen(lead));
  });

  it('is compared with the state after one’s own earlier changes', () => {
    const mine = { ...lead, ...LATER, status: 'contacted' as const };
    const parcel = { change: by(notes, SEEN), basis: seenOf(mine) };
    expect(judgeRow(parcel, mine)).toEqual(asSeen(mine));
    expect(judgeRow(parcel, { ...mine, status: 'qualified', updated_at: 'x' })).toEqual(changed);
  });
});

describe('a subscriber', () => {
  const subscriber = (is_active: boolean): StoredRow => ({
    id: 'a',
    email: 'ada@example.com',
    name: null,
    captured_at: 't',
    subscribed_at: 't',
    unsubscribed_at: null,
    resubscribed_at: null,
    pending_since: null,
    confirmed_at: null,
    is_active,
  });
  const activate = {
    row_table: 'newsletter_subscribers',
    action: 'active',
    value: 'true',
  } as const;
  const away = { row_table: 'newsletter_subscribers', action: 'delete', value: null } as const;

  it.each<[string, ChangeAction, string, string, boolean, RowVerdict]>([
    ['is as wanted', activate, 'false', 'false', true, { kind: 'done', seenNow: 'true' }],
    ['is as seen', activate, 'false', 'false', false, { kind: 'as-seen', basis: 'false' }],
    [
      'has been there and back',
      activate,
      'true',
      'true',
      false,
      { kind: 'as-seen', basis: 'false' },
    ],
    ['to be deleted is as seen', away, 'true', 'true', true, { kind: 'as-seen', basis: 'true' }],
    ['to be deleted was changed', away, 'true', 'true', false, { kind: 'changed' }],
    [
      'to be deleted is as seen, and not as an old change of one’s own had left it',
      away,
      'false',
      'true',
      false,
      { kind: 'as-seen', basis: 'false' },
    ],
  ])('%s', (_title, action, seen, basis, isActive, verdict) => {
    const parcel = { change: by(action, seen), basis };
    expect(judgeRow(parcel, subscriber(isActive))).toEqual(verdict);
  });
});
