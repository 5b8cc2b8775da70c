import { linkAfter } from '../after-attempt';
import { type Claims, type ClaimsEnv, createLinkStore } from '../claims';
import type { ReadTx, WriteTx } from '../connection';
import { readLink, STAFF_LINK } from '../meta';
import type { Outcome } from '../outcome';
import { isDue, openFrom } from '../schedule';
import { renewLease, writeLink } from '../sender-meta';
import type { ChangeOutcome } from './change-outcome';
import {
  claimedChange,
  dueNow,
  isPending,
  type KeptChange,
  readChange,
  settledChange,
} from './kept-change';
import { basisOf, nextOfEachRow } from './order';

const LEASE = 'changes-lease';

/** A change on its way, and the state of the row on which it is made. */
export type TakenChange = KeptChange & { basis: string | null };

/** The changes on this device, in the order of capture. */
async function allChanges(tx: ReadTx | WriteTx): Promise<KeptChange[]> {
  const kinds = tx.objectStore('entries').index('kind');
  return read(await kinds.getAll(IDBKeyRange.bound('change-', 'change-\uffff')));
}

/** Those of one row: their ids begin with the row's. */
export async function changesOf(tx: ReadTx | WriteTx, rowId: string): Promise<KeptChange[]> {
  const ids = tx.objectStore('entries').index('id');
  return read(await ids.getAll(IDBKeyRange.bound(`${rowId}:`, `${rowId}:\uffff`)));
}

function read(records: unknown[]): KeptChange[] {
  return records.flatMap((record) => readChange(record) ?? []).sort((a, b) => a.seq - b.seq);
}

export type ChangeSurvey = {
  all: KeptChange[];
  /** When a flush should begin by itself, if anything waits for one. */
  wakeAt: number | undefined;
  /** Somebody sends, here or in another tab. */
  isSending: boolean;
};

export async function surveyChanges(
  tx: ReadTx | WriteTx,
  staff: string | undefined,
  now: number,
): Promise<ChangeSurvey> {
  const all = await allChanges(tx);
  const link = await readLink(tx, STAFF_LINK);
  const times = nextOfEachRow(all, staff).flatMap(({ state }) => {
    if (state.kind !== 'change-waiting') return [];
    return isDue(state, link, now) ? now : state.dueAt;
  });
  return {
    all,
    wakeAt: times.length ? Math.max(Math.min(...times), openFrom(link, now, 'timer')) : undefined,
    isSending: onTheirWay(all).length > 0,
  };
}

function onTheirWay(all: KeptChange[]) {
  return all.flatMap(({ seq, state }) =>
    state.kind === 'change-sending' ? { seq, since: state.since } : [],
  );
}

/** The claims on the changes of whoever is signed in. */
export function createChangeClaims(
  env: ClaimsEnv & { staff(): string | undefined },
): Claims<TakenChange, ChangeOutcome> {
  const { connection, now, random, by, staff } = env;

  const ours = (kept: KeptChange | undefined, token: string) =>
    kept?.state.kind === 'change-sending' && kept.state.by === token;

  return {
    ...createLinkStore(env, STAFF_LINK, LEASE),

    work: () =>
      connection.read(async (tx) => {
        const all = await allChanges(tx);
        const link = await readLink(tx, STAFF_LINK);
        const due = nextOfEachRow(all, staff()).flatMap(({ seq, state }) =>
          state.kind === 'change-waiting' && isDue(state, link, now()) ? seq : [],
        );
        return { due, sending: onTheirWay(all), link };
      }),

    claim: (seq, token) =>
      connection.write(async (tx) => {
        const entries = tx.objectStore('entries');
        const kept = readChange(await entries.get(seq));
        if (!kept) return undefined;
        const all = await changesOf(tx, kept.change.row_id);
        const basis = basisOf(kept, all);
        if (ours(kept, token)) return { ...kept, basis };
        if (kept.state.kind !== 'change-waiting') return undefined;
        if (!nextOfEachRow(all, staff()).some((next) => next.seq === seq)) return undefined;
        if (!isDue(kept.state, await readLink(tx, STAFF_LINK), now())) return undefined;
        const taken = claimedChange(kept, token, now());
        await entries.put(taken);
        await renewLease(tx, by, LEASE);
        return { ...taken, basis };
      }, 'strict'),

    settle: (taken, token, outcome, counts) =>
      connection.write(async (tx) => {
        const entries = tx.objectStore('entries');
        const kept = readChange(await entries.get(taken.seq));
        const link = linkAfter(await readLink(tx, STAFF_LINK), linkOutcome(outcome), now(), counts);
        const isNews = outcome.kind === 'delivered' && kept?.change.seen === taken.change.seen;
        if (kept && isPending(kept) && (isNews || ours(kept, token))) {
          await entries.put(settledChange(kept, taken.basis, outcome, link, now(), random));
        }
        await writeLink(tx, link, STAFF_LINK);
        await renewLease(tx, by, LEASE);
        return link;
      }),

    release: (seq, token) =>
      connection.write(async (tx) => {
        const entries = tx.objectStore('entries');
        const kept = readChange(await entries.get(seq));
        if (kept && ours(kept, token)) await entries.put(dueNow(kept, now()));
      }),

    recover: (isGone) =>
      connection.write(async (tx) => {
        const entries = tx.objectStore('entries');
        let any = false;
        for (const record of await entries.index('kind').getAll('change-sending')) {
          const kept = readChange(record);
          if (kept?.state.kind !== 'change-sending' || !isGone(kept.state.since)) continue;
          await entries.put(dueNow(kept, now()));
          any = true;
        }
        await renewLease(tx, by, LEASE);
        return any;
      }),
  };
}

/** What the outcome of a change tells of the link, in the words that submissions have for it. */
function linkOutcome(outcome: ChangeOutcome): Outcome {
  switch (outcome.kind) {
    case 'retry':
      return outcome;
    case 'hold':
      return outcome;
    default:
      return { kind: 'delivered' };
  }
}
