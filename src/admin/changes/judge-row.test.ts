import { describe, expect, it } from 'vitest';
import type { Change, ChangeAction } from '../../domain/change';
import { judgeRow, type RowVerdict, type StoredSubscriber } from './deliver-change';

const by = (action: ChangeAction, seen: string | null): Change => ({
  ...action,
  table: 'changes',
  row_id: 'a',
  seen,
  staff: 'ada',
});

describe('a subscriber', () => {
  const subscriber = (is_active: boolean): StoredSubscriber => ({
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
