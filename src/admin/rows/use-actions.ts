import { useMemo } from 'react';
import type { Change, ChangeAction } from '../../domain/change';
import { NOUNS } from '../../domain/change-words';
import type { ListedTable } from '../../domain/fields';
import { seenOf } from '../../domain/seen';
import { savedWords } from '../../forms/form-answer';
import { useOutbox } from '../../hooks/use-outbox';
import type { ChangeResult } from '../../offline/result';
import { showToast } from '../../ui/toast';
import { sayDone, sayFailed } from '../say';
import { useStaff } from '../staff';
import { type AnyRow, personName } from './row';
import { capitalized } from './words';

/** How long a deletion, or a change of several rows, can be undone before it is sent: slightly longer than its toast is shown. */
const UNDO_MS = 5_000;

/** Staff also work at desks. */
export const SAVED_HERE = 'Saved on this device';

/** What is said about a change. The titles and failures come from the specification. */
type ChangeWords = {
  title: string;
  description: string;
  failure: string;
  /** Shown instead of the failure when the change is kept and will still be sent. */
  kept?: string;
};

type UndoableWords = ChangeWords & {
  /** Says that so many of the changes can't be undone any more. */
  late: (count: number) => string;
};

/** Returns what an administrator can do to rows. Everything goes through the outbox, so none of it needs a network. */
export function useActions() {
  const outbox = useOutbox();
  const staff = useStaff();
  return useMemo(() => {
    /** The changes that can still be undone, by their rows. */
    const delayed = new Map<string, number>();
    /** @param row as the database returned it, without pending changes */
    const of = (action: ChangeAction, row: AnyRow, seen = seenOf(row)): Change => {
      return { table: 'changes', ...action, row_id: row.id, seen, staff: staff.id };
    };
    /** Makes changes that can be undone: they are stored at once, and sent when that is over. */
    const undoable = async (
      action: ChangeAction,
      rows: readonly AnyRow[],
      words: UndoableWords,
    ): Promise<void> => {
      const { title, description } = words;
      const results = await Promise.all(
        rows.map((row) => outbox.changeLater(of(action, row), UNDO_MS)),
      );
      const kept = results.filter((result) => result.kind === 'kept');
      results.forEach((result, n) => {
        const row = rows[n];
        if (row && result.kind === 'kept') delayed.set(row.id, result.seq);
      });
      const sent = results.filter((result) => result.kind !== 'kept');
      if (sent.length > 0) tell(worstOf(sent), words);
      if (kept.length === 0) return;
      const undo = async () => {
        const undone = await Promise.all(kept.map(({ seq }) => outbox.discard(seq)));
        // Another tab was quicker, or the toast outlasted the delay.
        const late = undone.filter(({ change }) => change !== 'changed').length;
        if (late > 0) sayFailed(words.late(late));
      };
      const button = { label: 'Undo', run: () => void undo() };
      void showToast({ kind: 'done', title, description, isOfRow: true, action: button });
      // What was undone has no outcome. Offline a change waits like any other, and its row says so.
      setTimeout(async () => {
        for (const { id } of rows) delayed.delete(id);
        const outcome = worstOf(await Promise.all(kept.map((result) => result.outcome())));
        if (outcome.kind === 'failed' || outcome.kind === 'rejected') tell(outcome, words);
      }, UNDO_MS);
    };
    return {
      /**
       * Changes a row, and reports the result.
       * @param seen the state that the change is based on, if not the current one
       */
      async change(
        action: ChangeAction,
        row: AnyRow,
        words: ChangeWords,
        seen?: string | null,
      ): Promise<ChangeResult> {
        // It would wait behind a change that can be undone, and be said to wait for a network.
        const ahead = delayed.get(row.id);
        if (ahead !== undefined) await outbox.retry(ahead);
        const result = await outbox.change(of(action, row, seen));
        tell(result, words);
        return result;
      },

      undoable,

      /** Deletes a row. */
      remove(row_table: ListedTable, row: AnyRow): Promise<void> {
        const one = NOUNS[row_table];
        return undoable({ row_table, action: 'delete', value: null }, [row], {
          title: `${capitalized(one)} Deleted`,
          description: personName(row),
          failure: `Failed to delete ${one}`,
          late: () => 'It has been deleted already.',
        });
      },
    };
  }, [outbox, staff]);
}

/** Says that the open row has been deleted. */
export function sayGone(row_table: ListedTable, name: string): void {
  const one = NOUNS[row_table];
  const notes =
    row_table === 'leads' ? ' Any notes that you had not saved are above the list.' : '';
  const description = `${name || `This ${one}`} has been deleted.${notes}`;
  void showToast({
    kind: 'error',
    title: `${capitalized(one)} Deleted`,
    description,
    isOfRow: true,
  });
}

/** Returns the most important of several results. */
function worstOf(results: ChangeResult[]): ChangeResult {
  const order: ChangeResult['kind'][] = ['not-saved', 'rejected', 'failed', 'conflict', 'saved'];
  const kind = order.find((one) => results.some((result) => result.kind === one));
  return results.find((result) => result.kind === kind) ?? { kind: 'delivered' };
}

function tell(result: ChangeResult, { title, description, failure, kept }: ChangeWords): void {
  switch (result.kind) {
    case 'delivered':
      void showToast({ kind: 'done', title, description, isOfRow: true });
      break;
    case 'saved':
      void showToast({ kind: 'done', ...savedWords(), title: SAVED_HERE });
      break;
    case 'failed':
      // The change is kept all the same; `why` says when it will be sent.
      if (kept) sayDone(kept, result.why);
      else sayFailed(`${failure}. ${result.why}`);
      break;
    case 'rejected':
    case 'not-saved':
      sayFailed(failure);
      break;
    case 'conflict':
    // Shown on the row itself.
  }
}
