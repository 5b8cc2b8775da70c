import { useMemo } from 'react';
import type { Change, ChangeAction } from '../../domain/change';
import { NOUNS } from '../../domain/change-words';
import type { SubmissionTable } from '../../domain/fields';
import { seenOf } from '../../domain/seen';
import { savedWords } from '../../forms/form-answer';
import { useOutbox } from '../../hooks/use-outbox';
import type { ChangeResult } from '../../offline/result';
import { showToast } from '../../ui/toast';
import { sayDone, sayFailed } from '../say';
import { useStaff } from '../staff';
import { type AnyRow, nameOf } from './row';
import { capitalized } from './words';

/** How long a deletion can be undone before it is sent: slightly longer than its toast is shown. */
const UNDO_MS = 5_000;

/** What is said about a change. The titles and failures come from the specification. */
type ChangeWords = {
  title: string;
  description: string;
  failure: string;
  /** Shown instead of the failure when the change is kept and will still be sent. */
  kept?: string;
};

/** Returns what an administrator can do to rows. Everything goes through the outbox, so none of it needs a network. */
export function useActions() {
  const outbox = useOutbox();
  const staff = useStaff();
  return useMemo(() => {
    /** @param row as the database returned it, without pending changes */
    const of = (action: ChangeAction, row: AnyRow, seen = seenOf(row)): Change => {
      return { table: 'changes', ...action, row_id: row.id, seen, staff: staff.id };
    };
    return {
      /**
       * Changes rows, and reports the result once.
       * @param seen the state that the change is based on, if not the current one
       */
      async change(
        action: ChangeAction,
        rows: AnyRow[],
        words: ChangeWords,
        seen?: string | null,
      ): Promise<ChangeResult> {
        const results = await Promise.all(rows.map((row) => outbox.change(of(action, row, seen))));
        const result = worstOf(results);
        tell(result, words);
        return result;
      },

      /** Deletes a row. The deletion is stored at once, and sent when it can no longer be undone. */
      async remove(row_table: SubmissionTable, row: AnyRow) {
        const one = NOUNS[row_table];
        const title = `${capitalized(one)} Deleted`;
        const description = nameOf(row);
        const words = { title, description, failure: `Failed to delete ${one}` };
        const removal: ChangeAction = { row_table, action: 'delete', value: null };
        const result = await outbox.changeLater(of(removal, row), UNDO_MS);
        if (result.kind !== 'kept') return tell(result, words);
        const undo = async () => {
          const { change: done } = await outbox.discard(result.seq);
          // Another tab was quicker, or the toast outlasted the delay.
          if (done !== 'changed') sayFailed('It has been deleted already.');
        };
        const action = { label: 'Undo', run: () => void undo() };
        void showToast({ kind: 'done', title, description, isOfRow: true, action });
        // An undone deletion has no outcome. Offline it waits like any other change, and the row says so.
        setTimeout(async () => {
          const outcome = await result.outcome();
          if (outcome.kind === 'failed' || outcome.kind === 'rejected') tell(outcome, words);
        }, UNDO_MS);
      },
    };
  }, [outbox, staff]);
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
      void showToast({ kind: 'done', ...savedWords() });
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
