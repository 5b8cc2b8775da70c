import { useMemo } from 'react';
import type { Change, ChangeAction } from '../../domain/change';
import { seenOf } from '../../domain/seen';
import { savedWords } from '../../forms/form-answer';
import { useOutbox } from '../../hooks/use-outbox';
import type { ChangeResult } from '../../offline/result';
import { showToast } from '../../ui/toast';
import { useStaff } from '../staff';
import type { AnyRow } from './row';
import type { TableName } from './table';
import { capitalized } from './words';

/** How long a deletion can be taken back before it is sent: a little longer than the toast that offers it stands. */
const UNDO_MS = 5_000;

/** What is said about a change: the titles and failures are the specification's. */
type ChangeWords = {
  title: string;
  description: string;
  failure: string;
  /** In the place of the failure, where the change is kept and still goes out. */
  kept?: string;
};

/** What an administrator does to rows. Everything goes through the outbox, so nothing of it needs a network. */
export function useActions() {
  const outbox = useOutbox();
  const staff = useStaff();
  return useMemo(() => {
    /** @param row as the database gave it, without changes that wait */
    const of = (action: ChangeAction, row: AnyRow, seen = seenOf(row)): Change => {
      return { table: 'changes', ...action, row_id: row.id, seen, staff: staff.id };
    };
    return {
      /**
       * Changes rows, and says so once.
       * @param seen what was seen of them, if that is not what they are now
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

      /**
       * Takes a row away. That is kept at once, and goes out when it can't be taken back any more.
       * @param one what such a row is called: "lead"
       * @param description which one it is
       */
      async remove(row_table: TableName, row: AnyRow, one: string, description: string) {
        const title = `${capitalized(one)} Deleted`;
        const words = { title, description, failure: `Failed to delete ${one}` };
        const removal: ChangeAction = { row_table, action: 'delete', value: null };
        const result = await outbox.changeLater(of(removal, row), UNDO_MS);
        if (result.kind !== 'kept') return tell(result, words);
        const undo = async () => {
          const { change: done } = await outbox.discard(result.seq);
          // Another tab was quicker, or the toast stood for longer than the deletion waited.
          if (done !== 'changed')
            tell({ kind: 'rejected', why: '' }, { ...words, failure: TOO_LATE });
        };
        const action = { label: 'Undo', run: () => void undo() };
        void showToast({ kind: 'done', title, description, isOfRow: true, action });
        // Taken back, it has no outcome; without a network it waits like any other, and the row says so.
        setTimeout(async () => {
          const outcome = await result.outcome();
          if (outcome.kind === 'failed' || outcome.kind === 'rejected') tell(outcome, words);
        }, UNDO_MS);
      },
    };
  }, [outbox, staff]);
}

const TOO_LATE = 'It has been deleted already.';

/** Of several results the one that somebody has to know of. */
function worstOf(results: ChangeResult[]): ChangeResult {
  const order: ChangeResult['kind'][] = ['not-saved', 'rejected', 'failed', 'conflict', 'saved'];
  const kind = order.find((one) => results.some((result) => result.kind === one));
  return results.find((result) => result.kind === kind) ?? { kind: 'delivered' };
}

function tell(result: ChangeResult, { title, description, failure, kept }: ChangeWords): void {
  switch (result.kind) {
    case 'delivered':
      return void showToast({ kind: 'done', title, description, isOfRow: true });
    case 'saved':
      return void showToast({ kind: 'done', ...savedWords() });
    // The row itself shows what somebody else made of it.
    case 'conflict':
      return;
    // Kept all the same: it says when it goes out.
    case 'failed':
      if (kept) return void showToast({ kind: 'done', title: kept, description: result.why });
      return void showToast({
        kind: 'error',
        title: 'Error',
        description: `${failure}. ${result.why}`,
      });
    case 'rejected':
    case 'not-saved':
      return void showToast({ kind: 'error', title: 'Error', description: failure });
  }
}
