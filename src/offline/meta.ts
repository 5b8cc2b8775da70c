import { number, object, text } from '../lib/shape';
import type { ReadTx, WriteTx } from './connection';
import { FRESH_LINK, isLink, type Link } from './schedule';

/** Who sends, and a beat that grows with each of its steps: if it stands still, the sender is frozen or dead. */
const isLease = object({ by: text, beat: number });

/** What is known of the way; anything unreadable counts as nothing known. */
export async function readLink(tx: ReadTx | WriteTx): Promise<Link> {
  const stored = await tx.objectStore('meta').get('link');
  return isLink(stored) ? stored : FRESH_LINK;
}

export async function writeLink(tx: WriteTx, link: Link): Promise<void> {
  await tx.objectStore('meta').put(link, 'link');
}

/** The lease as a text to compare: a waiter only asks whether it has changed. */
export async function readLease(tx: ReadTx | WriteTx): Promise<string> {
  return JSON.stringify((await tx.objectStore('meta').get('lease')) ?? null);
}

/** Renews the lease, in the transaction of the step that it vouches for. */
export async function renewLease(tx: WriteTx, by: string): Promise<void> {
  const meta = tx.objectStore('meta');
  const last = await meta.get('lease');
  await meta.put({ by, beat: isLease(last) ? last.beat + 1 : 1 }, 'lease');
}
