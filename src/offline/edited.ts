import type { Submission } from '../domain/submission';
import { kindOf } from '../domain/submission-kind';
import { merged } from '../domain/three-way';
import { captured, type Entry, isLive, type LiveEntry } from './entry';
import { isFinal } from './final';
import { onItsOwn } from './submission-policy';

/**
 * Other content under the same submission; `undefined` if the time for it is over. Of what was delivered it becomes a
 * correction, which waits, is sent and is tried again like every other entry.
 *
 * If an attempt may have been stored, the old id would be answered with "taken", which reads as delivered, and the change
 * would be lost. What can be corrected is then sent as it was first, and corrected after that; anything else gets a new id.
 *
 * @param opened what the form was opened with: fields in which nothing was typed stay as the entry has them now
 */
export function edited(
  entry: Entry,
  typed: Submission,
  newId: () => string,
  now: number,
  opened?: Submission,
): LiveEntry | undefined {
  const kept = isLive(entry) ? entry : entry.kept;
  if (!kept) return undefined;
  const { revision = 0, first, ...before } = kept.submission;
  const submission = opened ? merged(opened, typed, before) : typed;
  if (!isLive(entry)) {
    const { seq, id, capturedAt } = entry;
    if (!('until' in kept) || now >= kept.until) return undefined;
    const { secret, until: amendUntil } = kept;
    const next = captured(id, submission, now, { secret, amendUntil });
    return { ...next, seq, capturedAt, submission: { ...submission, revision: revision + 1 } };
  }
  if (entry.amends) return { ...onItsOwn(entry, now), submission };
  const again = {
    ...entry,
    submission,
    attempts: 0,
    state: { kind: 'waiting', dueAt: now },
  } satisfies LiveEntry;
  if (isFinal(entry)) return undefined;
  // Corrections may arrive twice: the last one wins.
  if (revision) return { ...again, submission: { ...submission, revision: revision + 1 } };
  const canAmend = entry.secret && kindOf(submission) === 'viewing';
  const amended = { ...submission, first: first ?? before };
  // What is on its way stays so, and is corrected once it has arrived.
  if (entry.state.kind === 'sending' && canAmend) return { ...entry, submission: amended };
  if (!entry.ambiguous) return again;
  if (!canAmend) return { ...again, id: newId(), ambiguous: false };
  return { ...again, submission: amended };
}
