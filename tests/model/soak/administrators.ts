import { createDeliverChange, type SignedIn } from '../../../src/admin/changes/deliver-change';
import type { StaffEvent } from '../../../src/domain/staff-event';
import { type LiveChange, readChange } from '../../../src/offline/change-entry';
import type { DeliverChange } from '../../../src/offline/changes/changes';
import type { ManualClock } from '../../../src/offline/doubles/clock';
import { isLive } from '../../../src/offline/entry';
import type { Outbox } from '../../../src/offline/outbox';
import { type EventFact, keyOf, keyOfChange } from '../support/event-facts';
import type { SoakDatabase } from './database';

type Env = {
  database: SoakDatabase;
  fetch(url: string, init: RequestInit): Promise<Response>;
  clock: ManualClock;
  leads: readonly string[];
};

/** The actions of an administrator on this phone, and of somebody else at the office, on leads. */
export function createAdministrators({ database, fetch, clock, leads }: Env) {
  const { staff } = database;
  const facts = new Map<string, EventFact>();
  let session: ReturnType<SoakDatabase['signIn']> | undefined;
  const leadAt = (n: number) => leads[n % leads.length] ?? '';

  async function kept(outbox: Outbox): Promise<LiveChange[]> {
    const { changes } = await outbox.readContents();
    return changes.map(readChange).filter(isLive);
  }

  return {
    facts,
    kept,

    /** The connection of a tab in which she is signed in. */
    deliver(): DeliverChange {
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
      });
    },

    /** Adds an event to a lead: each note is written once; deletions and restorations are all alike. */
    change(outbox: Outbox, n: number, kind: 'note' | 'deletion' | 'restoration', at: number) {
      const row = leadAt(at);
      const value: StaffEvent = kind === 'note' ? { kind, body: `Note ${n}` } : { kind };
      const key = keyOf(value);
      const fact: EventFact = { key, staff, row, result: undefined, isDiscarded: false };
      if (kind === 'note') facts.set(key, fact);
      const change = { row_table: 'leads', action: 'event', value, row_id: row } as const;
      void outbox.change({ table: 'changes', ...change, staff }).then(({ kind: result }) => {
        fact.result = result;
      });
    },

    /** Tries an event that waits or was refused again, or gives it up. */
    async decide(outbox: Outbox, how: 'try again' | 'give up', which: number): Promise<void> {
      const all = await kept(outbox);
      const one = all[which % Math.max(1, all.length)];
      if (!one) return;
      if (how === 'try again') {
        await outbox.retry(one.seq);
        return;
      }
      const isDiscarded = (await outbox.discard(one.seq)).change === 'changed';
      const fact = facts.get(keyOfChange(one.change));
      if (fact) fact.isDiscarded ||= isDiscarded;
    },

    office: (at: number, what: 'status' | 'erase'): Promise<void> =>
      database.office(leadAt(at), what === 'erase' ? null : { status: 'contacted' }),

    async isThere(): Promise<(row: string) => boolean> {
      const there = new Set(await database.leads());
      return (row) => there.has(row);
    },
  };
}
