import type { ReadTx, WriteTx } from './connection';
import { FRESH_LINK, isLink, type Link } from './schedule';

/** Administrators' changes have a way of their own: whatever becomes of a token must not stop visitors' submissions. */
export const STAFF_LINK = 'changes-link';

/** What is known of the link; anything unreadable counts as nothing known. */
export async function readLink(tx: ReadTx | WriteTx, key = 'link'): Promise<Link> {
  const stored = await tx.objectStore('meta').get(key);
  return isLink(stored) ? stored : FRESH_LINK;
}
