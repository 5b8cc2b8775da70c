import type { Submission } from '../domain/submission';
import { onItsOwn } from './attempted';
import { captured, type Entry, isLive, type LiveEntry } from './entry';

/**
 * Other content under the same submission; `undefined` if the time for it is over. Of what was delivered it becomes a
 * correction, which waits, is sent and is tried again as any entry is. If an attempt may have been stored, the old id
 * would be answered with "taken", which reads as delivered, and the change would be lost: then it gets a new id.
 */
export function edited(
  entry: Entry,
  submission: Submission,
  newId: () => string,
  now: number,
): LiveEntry | undefined {
  if (!isLive(entry)) {
    const { seq, id, capturedAt, kept } = entry;
    if (!kept || now >= kept.until) return undefined;
    const { secret, until: amendUntil } = kept;
    const revision = (kept.submission.revision ?? 0) + 1;
    const first = captured(id, submission, now, { secret, amendUntil });
    return { ...first, seq, capturedAt, submission: { ...submission, revision } };
  }
  if (entry.amends) return { ...onItsOwn(entry, now), submission };
  const { revision } = entry.submission;
  return {
    ...entry,
    // Corrections may arrive twice: the last one wins.
    id: entry.ambiguous && !revision ? newId() : entry.id,
    submission: revision ? { ...submission, revision: revision + 1 } : submission,
    attempts: 0,
    ambiguous: false,
    state: { kind: 'waiting', dueAt: now },
  };
}
