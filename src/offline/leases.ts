import { HOUR_MS } from '../lib/durations';
import { instant, maybe, object, text } from '../lib/shape';
import type { Connection, DeviceEnv, ReadTx, WriteTx } from './connection';
import { isLive, type LiveOf, type Queued } from './entry';
import { hasCome, isDue, linkAfter, linkTired, newRound, RESET_EVERY_MS } from './link';
import { type LinkState, readLink } from './link-state';
import type { Outcome } from './outcome';
import { dueNow, leased, type Policy, settled } from './policy';

/** Under which the epoch of the database that was heard of last is kept. */
const EPOCH_KEY = 'epoch';
/** `changedAt` is when it followed another one, if it ever did. */
const isNoted = object({ epoch: text, changedAt: maybe(instant) });
/** Databases behind one address whose answers take turns would otherwise be sent everything again and again. */
const FOLLOW_EVERY_MS = HOUR_MS;

/** An entry that is due and those that it depends on, by `seq`. */
export type Due = { seq: number; related: number[] };

export type Leases<Parcel> = ReturnType<typeof createLeases<Queued, Parcel>>;

type LeasesEnv = Pick<DeviceEnv, 'clock' | 'newId' | 'random'> & { connection: Connection };

/**
 * A sender's steps on its stored entries. The sender leases each entry that it sends, so that nobody else sends it.
 * Each step is one compare-and-set transaction.
 */
export function createLeases<E extends Queued, Parcel>(
  { connection, clock: { now }, newId, random }: LeasesEnv,
  policy: Policy<E, Parcel>,
) {
  const { names } = policy;
  /** Tells waiting senders, in the transaction of a step, that this one is alive: the record only has to change. */
  const beat = (tx: WriteTx) =>
    tx.objectStore('meta').put({ by: newId(), beat: 0 }, names.heartbeat);
  const linkIn = (tx: ReadTx | WriteTx) => readLink(tx, names.link);
  const putLink = (tx: WriteTx, link: LinkState) => tx.objectStore('meta').put(link, names.link);

  const isLeased = ({ state }: LiveOf<E>, token: string) =>
    state.kind === 'sending' && state.by === token;
  const put = (tx: WriteTx, entry: E) => tx.objectStore('entries').put(policy.write(entry));

  /** Makes due what another database had, before its last restore. */
  async function follow(tx: WriteTx, epoch: string): Promise<boolean> {
    const { sentAgain } = policy;
    if (!sentAgain) return false;
    const meta = tx.objectStore('meta');
    const stored = await meta.get(EPOCH_KEY);
    const noted = isNoted(stored) ? stored : undefined;
    if (noted?.epoch === epoch) return false;
    if (noted?.changedAt && Math.abs(now() - noted.changedAt) < FOLLOW_EVERY_MS) return false;
    await meta.put({ epoch, ...(noted && { changedAt: now() }) }, EPOCH_KEY);
    return sweep(tx, { ...policy, kinds: ['delivered'] }, (entry) =>
      sentAgain(entry, epoch, now()),
    );
  }

  return {
    /** Reads what there is to do. */
    readDue: () =>
      connection.read(async (tx) => {
        const [all, link] = await Promise.all([readAll(tx, policy), linkIn(tx)]);
        const time = now();
        const due = policy.next(all).flatMap((entry) => {
          const { seq, state } = entry;
          if (!('dueAt' in state) || !isDue(state, link, time)) return [];
          // An absurd time counts as due now, and does not put the entry last.
          const at = hasCome(state.dueAt, time) ? Math.min(state.dueAt, time) : state.dueAt;
          return { seq, at, related: policy.related(entry, all).map((other) => other.seq) };
        });
        return {
          /** To be tried now, longest due first. */
          due: due.sort((one, other) => one.at - other.at || one.seq - other.seq),
          /** Entries marked as sending: for whoever holds the lock, those of a sender that is gone. */
          sending: all.flatMap(({ state }) => (state.kind === 'sending' ? state : [])),
          /** How many are still to be sent. */
          left: policy.next(all).filter(({ state }) => state.kind !== 'parked').length,
          link,
        };
      }),

    /** Tells waiting senders that this one is alive, although its attempt takes long. */
    beat: () => connection.write(beat),

    /** Returns a text that changes with each step of the sender. */
    heartbeat: () =>
      connection.read(async (tx) =>
        JSON.stringify((await tx.objectStore('meta').get(names.heartbeat)) ?? null),
      ),

    /** Leases an entry if it is still due. Strict: the attempt must still be on record after a power cut. */
    take: ({ seq, related }: Due, token: string) =>
      connection.write(async (tx) => {
        const entries = tx.objectStore('entries');
        const read = async (one: number) => policy.read(await entries.get(one));
        const [entry, ...others] = await Promise.all([seq, ...related].map(read));
        if (!isLive(entry)) return undefined;
        const near = others.filter((one) => one !== undefined);
        if (isLeased(entry, token)) return policy.parcel(entry, near);
        const isNext = policy.next([...near, entry].sort((a, b) => a.seq - b.seq)).includes(entry);
        if (!isNext || !('dueAt' in entry.state)) return undefined;
        if (!isDue(entry.state, await linkIn(tx), now())) return undefined;
        const next = leased<LiveOf<E>>(entry, token, now(), hasNoNetwork());
        await put(tx, next);
        await beat(tx);
        return policy.parcel(next, near);
      }, 'strict'),

    /**
     * Ends a lease with an outcome. If the lease was lost in the meantime, only delivery still counts for the entry.
     * @param counts whether a link failure counts
     * @returns `isRestored`: the database was, and has to be sent again what it had acknowledged
     */
    settle: (seq: number, sent: Parcel, token: string, outcome: Outcome, counts: boolean) =>
      connection.write(async (tx) => {
        const entry = policy.read(await tx.objectStore('entries').get(seq));
        const link = linkAfter(await linkIn(tx), outcome, now(), counts);
        const isStored = outcome.kind === 'delivered' || outcome.kind === 'closed';
        const epoch = 'epoch' in outcome ? outcome.epoch : undefined;
        // A restored database refuses what builds on something that it has lost: that goes first, and this once more.
        const isTooEarly =
          outcome.kind === 'rejected' && epoch !== undefined && (await follow(tx, epoch));
        if (isLive(entry) && (isLeased(entry, token) || (isStored && policy.isSame(entry, sent)))) {
          await put(
            tx,
            isTooEarly
              ? dueNow(entry, now())
              : settled(policy, entry, sent, outcome, { link, now: now(), random }),
          );
        }
        await putLink(tx, link);
        await beat(tx);
        const isRestored = epoch !== undefined && (await follow(tx, epoch));
        return { link, isRestored: isRestored || isTooEarly };
      }),

    /** Takes note of the database's epoch; returns whether anything has to be sent again. */
    follow: (epoch: string) => connection.write((tx) => follow(tx, epoch)),

    /** Gives a lease back without an outcome. */
    release: (seq: number, token: string) =>
      connection.write(async (tx) => {
        const entry = policy.read(await tx.objectStore('entries').get(seq));
        if (isLive(entry) && isLeased(entry, token)) await put(tx, dueNow(entry, now()));
      }),

    /** Makes entries due that a sender left behind when it went; returns whether there were any. */
    recover: (isGone: (since: number) => boolean) =>
      connection.write(async (tx) => {
        await beat(tx);
        return sweep(tx, policy, (entry) =>
          isLive(entry) && entry.state.kind === 'sending' && isGone(entry.state.since)
            ? dueNow(entry, now())
            : entry,
        );
      }),

    /** Stops automatic sending for a while, after several link failures in a row. */
    rest: () =>
      connection.write(async (tx) => putLink(tx, linkTired(await linkIn(tx), now(), random))),

    /** Starts a new round; returns 0, or how long to wait if one started a moment ago. */
    newRound: (thorough: boolean) =>
      connection.write(async (tx) => {
        const before = await linkIn(tx);
        const next = newRound(before, now(), thorough);
        if (next) await putLink(tx, next);
        return next ? 0 : Math.max(1, RESET_EVERY_MS - Math.abs(now() - before.resetAt));
      }),
  };
}

/**
 * Replaces each entry with what `step` returns for it; deletes it for `undefined`.
 * @returns whether anything changed
 */
export async function sweep<E extends Queued, Parcel>(
  tx: WriteTx,
  policy: Pick<Policy<E, Parcel>, 'kinds' | 'read' | 'write'>,
  step: (entry: E, all: E[]) => E | undefined,
): Promise<boolean> {
  const entries = tx.objectStore('entries');
  const all = await readAll(tx, policy);
  let any = false;
  for (const entry of all) {
    const next = step(entry, all);
    if (next === entry) continue;
    any = true;
    await (next ? entries.put(policy.write(next)) : entries.delete(entry.seq));
  }
  return any;
}

/** Reads the entries of one policy's `kinds`, in the order of capture. */
export async function readAll<E extends Queued, P>(
  tx: ReadTx | WriteTx,
  { kinds, read }: Pick<Policy<E, P>, 'kinds' | 'read'>,
): Promise<E[]> {
  const index = tx.objectStore('entries').index('kind');
  const records = await Promise.all(kinds.map((kind) => index.getAll(kind)));
  return records
    .flat()
    .flatMap((record) => read(record) ?? [])
    .sort((a, b) => a.seq - b.seq);
}

/** Whether the device itself says that it has no network. That it has one says nothing about what can be reached. */
const hasNoNetwork = (): boolean => globalThis.navigator?.onLine === false;
