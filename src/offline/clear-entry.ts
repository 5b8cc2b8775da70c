import { kindOf } from '../domain/submission-kind';
import { changeEntry, remove } from './edits';
import { type Entry, isLive } from './entry';
import type { SendingParts } from './flush';
import { isPicture } from './pictures';
import { submissionPolicy } from './submission-policy';

/**
 * Clears a viewing from the day's list: deletes what is left of one that was sent, and marks one that was not.
 * @returns how to undo it; nothing if it was not in the list
 */
export async function clearEntry(
  { connection, monitor }: Pick<SendingParts, 'connection' | 'monitor'>,
  entry: Entry,
): Promise<(() => Promise<unknown>) | undefined> {
  const { seq } = entry;
  if ((isLive(entry) ? kindOf(entry.submission) : entry.subject.kind) !== 'viewing')
    return undefined;
  if (isLive(entry) && entry.isCleared) return undefined;
  const announced = async <T>(work: Promise<T>) => {
    const done = await work;
    await monitor.changed([seq]);
    return done;
  };
  const mark = (isCleared: boolean) =>
    announced(
      changeEntry(connection, submissionPolicy, seq, (found) =>
        isLive(found) && !isPicture(found) ? { ...found, isCleared } : undefined,
      ),
    );
  if ((await mark(true)) === 'changed') return () => mark(false);
  // It has been sent, perhaps only now.
  const { undo } = await announced(remove(connection, seq));
  return () => announced(undo(true));
}
