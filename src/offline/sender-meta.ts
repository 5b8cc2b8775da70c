import { number, object, text } from '../lib/shape';
import type { ReadTx, WriteTx } from './connection';
import type { Link } from './schedule';

/** Who sends, and a beat that grows with each of its steps: if it stands still, the sender is frozen or dead. */
const isLease = object({ by: text, beat: number });

export async function writeLink(tx: WriteTx, link: Link, key = 'link'): Promise<void> {
  await tx.objectStore('meta').put(link, key);
}

/** The lease as a text to compare: a waiter only asks whether it has changed. */
export async function readLease(tx: ReadTx | WriteTx, key = 'lease'): Promise<string> {
  return JSON.stringify((await tx.objectStore('meta').get(key)) ?? null);
}

/** Renews the lease, in the transaction of the step that it vouches for. */
export async function renewLease(tx: WriteTx, by: string, key = 'lease'): Promise<void> {
  const meta = tx.objectStore('meta');
  const last = await meta.get(key);
  await meta.put({ by, beat: isLease(last) ? last.beat + 1 : 1 }, key);
}
