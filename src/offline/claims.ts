import { linkAfter, linkTired, newRound, RESET_EVERY_MS } from './after-attempt';
import { claimed, orphaned, settled } from './attempted';
import type { Connection } from './connection';
import { type Entry, isLive, type LiveEntry, readEntry } from './entry';
import { readLink } from './meta';
import type { Failure, Outcome } from './outcome';
import { isDue, type Link } from './schedule';
import { readLease, renewLease, writeLink } from './sender-meta';
import { type Work, work } from './work';

/** How long a request is usually on its way. */
const LOOK_AGAIN_MS = 1_000;

/** What a sender does with what is stored for it. Each step is one transaction that compares and sets. */
export type Claims<Taken = LiveEntry, Result = Outcome> = {
  work(): Promise<Work>;
  lease(): Promise<string>;
  /** Takes one for sending, if it is still due. Strict: after a power cut, "was tried" must be known. */
  claim(seq: number, token: string): Promise<Taken | undefined>;
  /**
   * Ends a claim. If it was taken away meanwhile, only the news that the database has it still counts.
   * @param counts whether a failure of the link counts against it
   */
  settle(taken: Taken, token: string, outcome: Result | Failure, counts: boolean): Promise<Link>;
  /** Gives a claim back without an outcome. */
  release(seq: number, token: string): Promise<void>;
  /** Takes over what a sender that is gone left on its way; returns whether there was anything. */
  recover(isGone: (since: number) => boolean): Promise<boolean>;
  /** The link failed several times in a row: nothing more goes out by itself for a while. */
  rest(): Promise<void>;
  /** Makes all worth trying anew; returns how long to wait if that was done a moment ago, else 0. */
  newRound(thorough: boolean): Promise<number>;
};

export type ClaimsEnv = {
  connection: Connection;
  now(): number;
  random(): number;
  /** Names this context. */
  by: string;
};

/** What is known of the link, under the names under which one kind of sender keeps it. */
export function createLinkStore(
  { connection, now, random }: ClaimsEnv,
  link?: string,
  lease?: string,
) {
  return {
    lease: () => connection.read((tx) => readLease(tx, lease)),

    rest: (): Promise<void> =>
      connection.write(async (tx) =>
        writeLink(tx, linkTired(await readLink(tx, link), now(), random), link),
      ),

    newRound: (thorough: boolean): Promise<number> =>
      connection.write(async (tx) => {
        const before = await readLink(tx, link);
        const next = newRound(before, now(), thorough);
        if (next) await writeLink(tx, next, link);
        return next ? 0 : Math.max(1, RESET_EVERY_MS - Math.abs(now() - before.resetAt));
      }),
  };
}

/** News of one attempt says nothing of what has been corrected since. */
function isSame(entry: LiveEntry, taken: LiveEntry): boolean {
  return entry.id === taken.id && entry.submission.revision === taken.submission.revision;
}

/** As it goes out: what the database may have already is sent as it was first, so that "taken" is true of it. */
function outgoing(entry: LiveEntry): LiveEntry {
  const { first } = entry.submission;
  return first ? { ...entry, submission: first } : entry;
}

/** How what brings a lead up to date waits while that lead itself is still to go out: before it, there is no such lead. */
function stateBehind({ state }: Entry, now: number): LiveEntry['state'] | undefined {
  if ('dueAt' in state) return state;
  return state.kind === 'sending' ? { kind: 'waiting', dueAt: now + LOOK_AGAIN_MS } : undefined;
}

/** The claims on submissions. */
export function createClaims(env: ClaimsEnv): Claims {
  const { connection, now, random, by } = env;
  return {
    ...createLinkStore(env),
    work: () => connection.read((tx) => work(tx, now())),

    claim: (seq, token) =>
      connection.write(async (tx) => {
        const entries = tx.objectStore('entries');
        const entry = readEntry(await entries.get(seq));
        if (!isLive(entry)) return undefined;
        if (entry.state.kind === 'sending')
          return entry.state.by === token ? outgoing(entry) : undefined;
        if (!('dueAt' in entry.state) || !isDue(entry.state, await readLink(tx), now())) return;
        const lead = entry.amends && readEntry(await entries.index('id').get(entry.amends));
        const behind = lead && stateBehind(lead, now());
        const next = behind ? { ...entry, state: behind } : claimed(entry, token, now());
        await entries.put(next);
        await renewLease(tx, by);
        return behind ? undefined : outgoing(next);
      }, 'strict'),

    settle: (taken, token, outcome, counts) =>
      connection.write(async (tx) => {
        const entries = tx.objectStore('entries');
        const entry = readEntry(await entries.get(taken.seq));
        const link = linkAfter(await readLink(tx), outcome, now(), counts);
        const stored = outcome.kind === 'delivered' || outcome.kind === 'closed';
        const ours = isLive(entry) && entry.state.kind === 'sending' && entry.state.by === token;
        if (isLive(entry) && (ours || (stored && isSame(entry, taken)))) {
          await entries.put(settled(entry, outcome, link, now(), random));
        }
        await writeLink(tx, link);
        await renewLease(tx, by);
        return link;
      }),

    release: (seq, token) =>
      connection.write(async (tx) => {
        const entries = tx.objectStore('entries');
        const entry = readEntry(await entries.get(seq));
        if (isLive(entry) && entry.state.kind === 'sending' && entry.state.by === token) {
          await entries.put(orphaned(entry, now()));
        }
      }),

    recover: (isGone) =>
      connection.write(async (tx) => {
        const entries = tx.objectStore('entries');
        let any = false;
        for (const record of await entries.index('kind').getAll('sending')) {
          const entry = readEntry(record);
          if (!isLive(entry) || entry.state.kind !== 'sending' || !isGone(entry.state.since))
            continue;
          await entries.put(orphaned(entry, now()));
          any = true;
        }
        await renewLease(tx, by);
        return any;
      }),
  };
}
