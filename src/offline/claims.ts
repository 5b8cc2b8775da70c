import type { Connection } from './connection';
import { claimed, isLive, type LiveEntry, orphaned, readEntry, settled } from './entry';
import { readLease, readLink, renewLease, writeLink } from './meta';
import type { Outcome } from './outcome';
import { isDue, type Link, linkAfter, linkTired, newRound, RESET_EVERY_MS } from './schedule';
import { work } from './survey';

export type Claims = ReturnType<typeof createClaims>;

type ClaimsEnv = {
  connection: Connection;
  now(): number;
  random(): number;
  /** Names this context. */
  by: string;
};

/** What the sender does with the stored entries. Each step is one transaction that compares and sets. */
export function createClaims({ connection, now, random, by }: ClaimsEnv) {
  return {
    work: () => connection.read((tx) => work(tx, now())),
    lease: () => connection.read(readLease),

    /** Takes an entry for sending, if it is still due. Strict: after a power cut, "was tried" must be known. */
    claim: (seq: number, token: string): Promise<LiveEntry | undefined> =>
      connection.write(async (tx) => {
        const entries = tx.objectStore('entries');
        const entry = readEntry(await entries.get(seq));
        if (!isLive(entry)) return undefined;
        if (entry.state.kind === 'sending') return entry.state.by === token ? entry : undefined;
        if (!('dueAt' in entry.state) || !isDue(entry.state, await readLink(tx), now())) return;
        const taken = claimed(entry, token, now());
        await entries.put(taken);
        await renewLease(tx, by);
        return taken;
      }, 'strict'),

    /**
     * Ends a claim. If it was taken away meanwhile, only the news that the row is stored still counts.
     * @param counts whether a failure of the way counts against it
     */
    settle: (taken: LiveEntry, token: string, outcome: Outcome, counts: boolean): Promise<Link> =>
      connection.write(async (tx) => {
        const entries = tx.objectStore('entries');
        const entry = readEntry(await entries.get(taken.seq));
        const link = linkAfter(await readLink(tx), outcome, now(), counts);
        const stored = outcome.kind === 'delivered' || outcome.kind === 'closed';
        const ours = isLive(entry) && entry.state.kind === 'sending' && entry.state.by === token;
        if (isLive(entry) && (ours || (stored && entry.id === taken.id))) {
          await entries.put(settled(entry, outcome, link, now(), random));
        }
        await writeLink(tx, link);
        await renewLease(tx, by);
        return link;
      }),

    /** Gives a claim back without an outcome. */
    release: (seq: number, token: string): Promise<void> =>
      connection.write(async (tx) => {
        const entries = tx.objectStore('entries');
        const entry = readEntry(await entries.get(seq));
        if (isLive(entry) && entry.state.kind === 'sending' && entry.state.by === token) {
          await entries.put(orphaned(entry, now()));
        }
      }),

    /** Takes over what a sender that is gone left on its way; returns whether there was anything. */
    recover: (isGone: (since: number) => boolean): Promise<boolean> =>
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

    /** The way failed several times in a row: nothing more goes out by itself for a while. */
    rest: (): Promise<void> =>
      connection.write(async (tx) => writeLink(tx, linkTired(await readLink(tx), now(), random))),

    /** Makes all worth trying anew; returns how long to wait if that was done a moment ago, else 0. */
    newRound: (thorough: boolean): Promise<number> =>
      connection.write(async (tx) => {
        const link = await readLink(tx);
        const next = newRound(link, now(), thorough);
        if (next) await writeLink(tx, next);
        return next ? 0 : Math.max(1, RESET_EVERY_MS - Math.abs(now() - link.resetAt));
      }),
  };
}
