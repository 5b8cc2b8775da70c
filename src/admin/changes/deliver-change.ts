import { columnsOf } from '../../domain/change';
import { NOUNS } from '../../domain/change-words';
import type { ListedTable } from '../../domain/fields';
import { seenLead, seenOf } from '../../domain/seen';
import { flag, nullable, object, text } from '../../lib/shape';
import type { ChangeParcel } from '../../offline/changes/change-policy';
import type { DeliverChange } from '../../offline/changes/changes';
import type { Outcome } from '../../offline/outcome';
import type { Database } from '../../remote/database.generated';
import { retry } from '../../remote/read-answer';
import { createStaffRequest, type StaffRequest, type StaffRequestEnv } from './staff-request';

/** A row as the database has it. */
export type StoredRow<Table extends ListedTable = ListedTable> =
  Database['public']['Tables'][Table]['Row'];

/** The columns that decide what became of a change. */
const SHAPES = {
  contacts: object({ id: text, message: text }),
  newsletter_subscribers: object({ id: text, is_active: flag }),
  leads: object({ id: text, status: text, notes: nullable(text), updated_at: text }),
};

/** Checks that a response contains a row of the table; `undefined` if it doesn't. */
export function readRow(table: ListedTable, value: unknown): StoredRow | undefined {
  return SHAPES[table](value) ? (value as StoredRow) : undefined;
}

/** How the current row compares with a change that the database didn't apply because the row differed. */
export type RowVerdict =
  /** The row is as wanted: an earlier attempt's response was lost, or somebody else did the same. */
  | { kind: 'done'; seenNow?: string | null }
  /** Nothing relevant has changed: the change may be tried again on this state. */
  | { kind: 'as-seen'; basis: string | null }
  /** Somebody else has changed the row since. */
  | { kind: 'changed' };

/** Compares the current row with what was seen and what is wanted. */
export function judgeRow({ change, basis }: ChangeParcel, row: StoredRow): RowVerdict {
  const now = seenOf(row);
  if ('updated_at' in row) {
    const before = seenLead(basis ?? '');
    const after = seenLead(now ?? '');
    const isStatusKept = before.status === after.status;
    const areNotesKept = before.notes === after.notes;
    // The rest of the row must be unchanged, or a later change would silently overwrite what somebody else wrote.
    if (change.action === 'status' && row.status === change.value) return done(now, areNotesKept);
    if (change.action === 'notes' && (row.notes ?? '') === change.value) {
      return done(now, isStatusKept);
    }
    const isUntouched = before.updatedAt === after.updatedAt || (isStatusKept && areNotesKept);
    return isUntouched ? { kind: 'as-seen', basis: now } : { kind: 'changed' };
  }
  if (change.action === 'active' && now === change.value) return done(now, true);
  // With only two values, the one that isn't wanted is the one that was seen.
  const isUntouched = change.action === 'active' || now === basis || now === change.seen;
  return isUntouched ? { kind: 'as-seen', basis: now } : { kind: 'changed' };
}

function done(now: string | null, isAlone: boolean): RowVerdict {
  return isAlone ? { kind: 'done', seenNow: now } : { kind: 'done' };
}

export type DeliverChangeEnv = StaffRequestEnv & {
  /** Called with a row as the database has it now; `null` if it is gone. */
  onRow(table: ListedTable, id: string, row: StoredRow | null): void;
};

/**
 * Creates the function that delivers an administrator's changes. Each change names the row state it is based on, and
 * the database applies it only if the row is still in that state, so that nobody's later change is overwritten.
 */
export function createDeliverChange(env: DeliverChangeEnv): DeliverChange {
  const { request, findMissingRights } = createStaffRequest(env);

  /** Applies the change if the row is in the expected state; returns `false` if no such row exists. */
  async function make(parcel: ChangeParcel, signal: AbortSignal): Promise<Outcome | false> {
    const { row_table, row_id, action } = parcel.change;
    const answer = await request(requestOf(parcel, env.now()), signal);
    if (answer.kind !== 'rows') return answer;
    const [value, ...others] = answer.rows;
    if (value === undefined) return false;
    const row = readRow(row_table, value);
    if (!row || others.length > 0) return retry('not our row');
    env.onRow(row_table, row_id, action === 'delete' ? null : row);
    return { kind: 'delivered', ...(action !== 'delete' && { seenNow: seenOf(row) }) };
  }

  async function deliver(parcel: ChangeParcel, signal: AbortSignal): Promise<Outcome> {
    const made = await make(parcel, signal);
    if (made) return made;
    const { change } = parcel;
    const { row_table, row_id, action } = change;
    const noun = NOUNS[row_table];
    const found = await request({ method: 'GET', path: `${row_table}?id=eq.${row_id}` }, signal);
    if (found.kind !== 'rows') return found;
    const [value] = found.rows;
    if (value === undefined) {
      const lack = await findMissingRights(signal);
      if (lack) return lack;
      env.onRow(row_table, row_id, null);
      if (action === 'delete') return { kind: 'delivered' };
      return { kind: 'conflict', why: `This ${noun} has been deleted since.` };
    }
    const row = readRow(row_table, value);
    if (!row) return retry('not our row');
    env.onRow(row_table, row_id, row);
    const verdict = judgeRow(parcel, row);
    switch (verdict.kind) {
      case 'done':
        return { ...verdict, kind: 'delivered' };
      case 'changed':
        return { kind: 'conflict', why: `This ${noun} was changed elsewhere.` };
      case 'as-seen': {
        const again = await make({ change, basis: verdict.basis }, signal);
        // If this fails too, the row is changing right now; try again later.
        return again || { ...retry('the row is being changed'), scope: 'entry' };
      }
    }
  }

  return {
    staff: env.staff,
    deliver: (parcel, signal) =>
      deliver(parcel, signal).catch((error: unknown) =>
        retry(error instanceof Error ? error.name : 'network'),
      ),
  };
}

function requestOf({ change, basis }: ChangeParcel, now: number): StaffRequest {
  const filter = new URLSearchParams({ id: `eq.${change.row_id}` });
  if (change.row_table === 'leads' && basis !== null) {
    filter.set('updated_at', `eq.${seenLead(basis).updatedAt}`);
  }
  // With only two values, the one that isn't wanted is the one that was seen.
  if (change.action === 'active') filter.set('is_active', `eq.${change.value !== 'true'}`);
  else if (change.row_table === 'newsletter_subscribers' && basis !== null) {
    filter.set('is_active', `eq.${basis}`);
  }
  const path = `${change.row_table}?${filter}`;
  if (change.action === 'delete') return { method: 'DELETE', path };
  // The database replaces this with its own clock's time.
  const moment = change.row_table === 'leads' && { updated_at: new Date(now).toISOString() };
  return { method: 'PATCH', path, body: { ...columnsOf(change), ...moment } };
}
