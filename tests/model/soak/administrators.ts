import { createDeliverChange } from '../../../src/admin/changes/deliver-change';
import type { SignedIn } from '../../../src/admin/changes/staff-request';
import type { Change } from '../../../src/domain/change';
import { seenOf } from '../../../src/domain/seen';
import { type LiveChange, readChange } from '../../../src/offline/changes/change-entry';
import type { DeliverChange } from '../../../src/offline/changes/changes';
import type { ManualClock } from '../../../src/offline/doubles/clock';
import { isLive } from '../../../src/offline/entry';
import type { Outbox } from '../../../src/offline/outbox';
import { type ChangeFact, keyOf } from '../support/change-facts';
import type { LeadRow } from '../support/row-server';
import type { SoakDatabase } from './database';

/** The rows as a dashboard last received them. */
export type Known = Map<string, LeadRow | null>;

type Env = {
  database: SoakDatabase;
  fetch(url: string, init: RequestInit): Promise<Response>;
  clock: ManualClock;
  leads: readonly string[];
};

/** The actions of administrators on this phone, and of somebody else at the office, on leads. */
export function createAdministrators({ database, fetch, clock, leads }: Env) {
  const { staff } = database;
  const facts = new Map<string, ChangeFact>();
  let session: ReturnType<SoakDatabase['signIn']> | undefined;
  const leadAt = (n: number) => leads[n % leads.length] ?? '';

  async function kept(outbox: Outbox): Promise<LiveChange[]> {
    const { changes } = await outbox.readContents();
    return changes.map(readChange).filter(isLive);
  }

  /** The connection of a tab in which she is signed in; the rows it receives go to its dashboard. */
  function deliver(known: Known): DeliverChange {
    return createDeliverChange({
      url: `${database.url}/rest/v1`,
      key: database.key,
      staff,
      fetch,
      now: clock.now,
      async session(isRefused): Promise<SignedIn> {
        if (isRefused || !session) session = clock.track(database.signIn());
        return { access_token: (await session).token, user: { id: staff } };
      },
      onRow: (_table, id, row) => known.set(id, row as LeadRow | null),
    });
  }

  function change(outbox: Outbox, known: Known, n: number, action: 'notes' | 'delete', at: number) {
    const row = leadAt(at);
    const seen = known.get(row);
    if (!seen) return;
    const value = action === 'delete' ? null : `Note ${n}`;
    const wanted = {
      table: 'changes',
      row_table: 'leads',
      action,
      value,
      row_id: row,
      seen: seenOf(seen),
      staff,
    } as Change;
    const key = keyOf(wanted);
    // Two deletions would be indistinguishable.
    if (facts.has(key)) return;
    const fact: ChangeFact = {
      key,
      staff,
      row,
      action,
      result: undefined,
      isDiscarded: false,
      insisted: 0,
      seen: [seen],
    };
    facts.set(key, fact);
    void outbox.change(wanted).then(({ kind }) => {
      fact.result = kind;
    });
  }

  /** Settles a conflict after looking at the current row. */
  async function decide(outbox: Outbox, how: 'insist' | 'give way', which: number): Promise<void> {
    const parked = (await kept(outbox)).filter(({ state }) => state.kind === 'parked');
    const one = parked[which % Math.max(1, parked.length)];
    const fact = one && facts.get(keyOf(one.change));
    if (!one || !fact) return;
    if (how === 'give way') {
      fact.isDiscarded = (await outbox.discard(one.seq)).change === 'changed';
      return;
    }
    const row = await database.lead(one.change.row_id);
    if (!row) return;
    for (const other of facts.values()) {
      if (other.row === fact.row && other.action === fact.action) other.seen.push(row);
    }
    fact.insisted++;
    await outbox.insist(one.seq, seenOf(row));
  }

  return {
    facts,
    kept,
    deliver,
    change,
    decide,

    async look(known: Known): Promise<void> {
      for (const id of leads) known.set(id, null);
      for (const row of await database.leads()) known.set(row.id, row);
    },

    office(n: number, at: number, what: 'status' | 'notes' | 'delete'): Promise<void> {
      const set = {
        status: { status: 'contacted' },
        notes: { notes: `Office ${n}` },
        delete: null,
      };
      return database.office(leadAt(at), set[what]);
    },

    async isThere(): Promise<(row: string) => boolean> {
      const there = new Set((await database.leads()).map(({ id }) => id));
      return (row) => there.has(row);
    },
  };
}
