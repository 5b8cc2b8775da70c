import { columnsOf } from '../../domain/change';
import { seenLead, seenOf } from '../../domain/seen';
import type { ChangeParcel } from '../../offline/changes/change-policy';
import type { DeliverChange } from '../../offline/changes/changes';
import type { Outcome } from '../../offline/outcome';
import { judgeRow } from './judge-row';
import {
  createStaffRequest,
  Ended,
  type StaffRequest,
  type StaffRequestEnv,
} from './staff-request';
import { type ChangeTable, readRow, type StoredRow } from './stored-row';

export type DeliverChangeEnv = StaffRequestEnv & {
  /** Hears of a row as the database has it now; `null` when it is gone. */
  onRow?: OnRow | undefined;
};
export type OnRow = (table: ChangeTable, id: string, row: StoredRow | null) => void;

const NOUNS = { contacts: 'contact', newsletter_subscribers: 'subscriber', leads: 'lead' };

/**
 * Builds the way on which an administrator's changes go out. Each names the state of the row on which it is based, and
 * the database takes it only if the row still is so: nothing that somebody else did since is overwritten.
 */
export function createDeliverChange(env: DeliverChangeEnv): DeliverChange {
  const request = createStaffRequest(env);

  /** Makes the change if the row is as expected; `false` if no such row is there. */
  async function make(parcel: ChangeParcel, signal: AbortSignal): Promise<Outcome | false> {
    const { row_table, row_id, action } = parcel.change;
    const [value, ...others] = await request.rows(requestOf(parcel, env.now()), signal);
    if (value === undefined) return false;
    const row = readRow(row_table, value);
    if (!row || others.length > 0) throw new Ended(lost('not our row'));
    env.onRow?.(row_table, row_id, action === 'delete' ? null : row);
    return { kind: 'delivered', ...(action !== 'delete' && { seenNow: seenOf(row) }) };
  }

  /** The row as it is now; `null` if it is gone. */
  async function find({ change }: ChangeParcel, signal: AbortSignal): Promise<StoredRow | null> {
    const { row_table, row_id } = change;
    const path = `${row_table}?id=eq.${row_id}`;
    const [value] = await request.rows({ method: 'GET', path }, signal);
    if (value === undefined) await request.checkRights(signal);
    const row = value === undefined ? null : readRow(row_table, value);
    if (row === undefined) throw new Ended(lost('not our row'));
    env.onRow?.(row_table, row_id, row);
    return row;
  }

  async function deliver(parcel: ChangeParcel, signal: AbortSignal): Promise<Outcome> {
    const { change } = parcel;
    const made = await make(parcel, signal);
    if (made) return made;
    const row = await find(parcel, signal);
    const noun = NOUNS[change.row_table];
    if (!row) {
      if (change.action === 'delete') return { kind: 'delivered' };
      return { kind: 'conflict', why: `Somebody has deleted this ${noun} since.` };
    }
    const verdict = judgeRow(parcel, row);
    switch (verdict.kind) {
      case 'done':
        return { ...verdict, kind: 'delivered' };
      case 'changed':
        return { kind: 'conflict', why: `Somebody else has changed this ${noun} since.` };
      case 'as-seen':
        // It moves under our hands if not even this one is taken: then later.
        return (
          (await make({ change, basis: verdict.basis }, signal)) || {
            ...lost('the row is being changed'),
            scope: 'entry',
          }
        );
    }
  }

  return {
    staff: env.staff,
    deliver: (parcel, signal) =>
      deliver(parcel, signal).catch((error: unknown) => {
        if (error instanceof Ended) return error.outcome;
        return lost(error instanceof Error ? error.name : 'network');
      }),
  };
}

/** No answer, half of one, or somebody else's. */
function lost(why: string): Extract<Outcome, { kind: 'retry' }> {
  return { kind: 'retry', scope: 'link', mayBeStored: true, why };
}

function requestOf({ change, basis }: ChangeParcel, now: number): StaffRequest {
  const filter = new URLSearchParams({ id: `eq.${change.row_id}` });
  if (change.row_table === 'leads' && basis !== null) {
    filter.set('updated_at', `eq.${seenLead(basis).updatedAt}`);
  }
  // Of two values, the one that is not wanted is the one that was seen.
  if (change.action === 'active') filter.set('is_active', `eq.${change.value !== 'true'}`);
  else if (change.row_table === 'newsletter_subscribers' && basis !== null) {
    filter.set('is_active', `eq.${basis}`);
  }
  const path = `${change.row_table}?${filter}`;
  if (change.action === 'delete') return { method: 'DELETE', path };
  // The database has a clock of its own for it, and uses that.
  const moment = change.row_table === 'leads' && { updated_at: new Date(now).toISOString() };
  return { method: 'PATCH', path, body: { ...columnsOf(change), ...moment } };
}
