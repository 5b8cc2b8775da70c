import { useMemo } from 'react';
import { savedAnswer } from '../../content/messages';
import type { ChangeAction } from '../../domain/change';
import { seenOf } from '../../domain/seen';
import { useOutbox } from '../../hooks/use-outbox';
import type { ChangeResult } from '../../offline/outbox';
import { showToast } from '../../ui/toast';
import { useStaff } from '../staff';
import type { AnyRow } from './row';

/** How long a deletion can be taken back before it is sent. */
const UNDO_MS = 8_000;

/** What is said about a change: the titles and failures are the specification's. */
export type ChangeWords = { title: string; description: string; failure: string };

/** What an administrator does to rows. Everything goes through the outbox, so nothing of it needs a network. */
export function useActions() {
  const outbox = useOutbox();
  const { id: staff } = useStaff();
  return useMemo(() => {
    const put = (action: ChangeAction, row: AnyRow, afterMs?: number) =>
      outbox.change(
        { table: 'changes', ...action, row_id: row.id, seen: seenOf(row), staff },
        afterMs === undefined ? undefined : { afterMs },
      );
    return {
      /** @param row as the database gave it, without changes that wait */
      async change(action: ChangeAction, row: AnyRow, words: ChangeWords): Promise<ChangeResult> {
        const result = await put(action, row);
        tell(result, words);
        return result;
      },

      /** Changes several rows, and says so once. */
      async changeAll(action: ChangeAction, rows: AnyRow[], words: ChangeWords): Promise<void> {
        const results = await Promise.all(rows.map((row) => put(action, row)));
        const worst = results.find(({ kind }) => kind !== 'delivered' && kind !== 'saved');
        tell(worst ?? results.find(({ kind }) => kind === 'saved') ?? { kind: 'delivered' }, words);
      },

      /** Takes a row away. It is kept at once, and sent when it can't be taken back any more. */
      async remove(action: ChangeAction, row: AnyRow, words: ChangeWords): Promise<void> {
        const result = await put(action, row, UNDO_MS);
        if (result.kind !== 'saved' && result.kind !== 'delivered') return tell(result, words);
        void showToast({
          kind: 'done',
          title: words.title,
          description: words.description,
          ms: UNDO_MS,
          ...('seq' in result && {
            action: { label: 'Undo', run: () => void outbox.discard(result.seq as number) },
          }),
        });
      },
    };
  }, [outbox, staff]);
}

function tell(result: ChangeResult, { title, description, failure }: ChangeWords): void {
  switch (result.kind) {
    case 'delivered':
      return void showToast({ kind: 'done', title, description });
    case 'saved':
      return void showToast({ kind: 'done', ...savedAnswer });
    // The row itself shows what somebody else made of it.
    case 'conflict':
      return;
    case 'failed':
    case 'rejected':
      return void showToast({ kind: 'error', title: 'Error', description: failure });
    case 'not-saved':
      return void showToast({ kind: 'error', title: 'Error', description: failure });
  }
}
