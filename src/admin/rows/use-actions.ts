import { useMemo } from 'react';
import type { Change, ChangeAction } from '../../domain/change';
import { NOUNS } from '../../domain/change-words';
import type { ListedTable } from '../../domain/fields';
import type { InboxTable, StaffEvent } from '../../domain/staff-event';
import { savedWords } from '../../forms/form-answer';
import { useOutbox } from '../../hooks/use-outbox';
import { SECOND_MS } from '../../lib/durations';
import { capitalized } from '../../lib/english';
import type { ChangeResult } from '../../offline/result';
import { showToast } from '../../ui/toast';
import type { Toast } from '../../ui/toast-message';
import { useStaff } from '../staff';
import { toastDone, toastFailure, UNDO_MS } from '../toasts';
import { focusRow } from './focus-row';
import { type AnyRow, type InboxRow, personName } from './row';
import { counted } from './words';

/** When a deletion, or a change of several rows, is sent: slightly after its toast has gone. */
const SENT_AFTER_MS = UNDO_MS + SECOND_MS;

/** Staff also work at desks. */
export const SAVED_HERE = 'Saved on this device';

/** What is said about a change. The titles and failures come from the specification. */
export type ChangeWords = {
  title: string;
  description: string;
  failure: string;
  /** Shown instead of the failure when the change is kept and will still be sent. */
  kept?: string;
};

type UndoableWords<Row> = ChangeWords & {
  /** Returns what takes a change back that was sent before it was undone; missing if nothing does. */
  takeBack?: (row: Row) => ChangeAction;
};

/** A change of a row that is stored on this device. */
type KeptChange<Row> = { seq: number; row: Row };

/** The changes that can still be undone, by their rows. A list and a sheet may show the same row. */
const delayed = new Map<string, number>();

/** Returns what the staff can do to rows. Everything goes through the outbox, so none of it needs a network. */
export function useActions() {
  const outbox = useOutbox();
  const staff = useStaff();
  return useMemo(() => {
    /** @param row as the database returned it, without pending changes */
    const of = (action: ChangeAction, row: Pick<AnyRow, 'id'>): Change => {
      return { table: 'changes', ...action, row_id: row.id, staff: staff.id };
    };
    /** The button that undoes changes, and how long it is shown. */
    const undoOf = <Row extends Pick<AnyRow, 'id'>>(
      kept: readonly KeptChange<Row>[],
      { takeBack, ...words }: UndoableWords<Row>,
    ) => {
      const undo = async () => {
        // The button goes, and its row may only now come back.
        focusRow(kept.map(({ row }) => row.id));
        const undone = await Promise.all(kept.map(({ seq }) => outbox.discard(seq)));
        // The change was already sent: at once, because something else was done to the row, or by another tab.
        const late = kept.filter((_, n) => undone[n]?.change !== 'changed');
        if (late.length === 0) return;
        if (!takeBack) return toastFailure('It is too late to undo this.');
        const back = late.map(({ row }) => outbox.change(of(takeBack(row), row)));
        const worst = worstOf(await Promise.all(back));
        if (worst.kind !== 'delivered') tell(worst, words);
      };
      return { action: { label: 'Undo', run: () => void undo() }, ms: UNDO_MS };
    };
    /**
     * Makes changes that can be undone: they are stored at once, and sent when that is over.
     * @param actionOf what is done to a row
     * @param wordsOf what is said about rows, which are those that were changed
     */
    const undoable = async <Row extends AnyRow>(
      actionOf: (row: Row, n: number) => ChangeAction,
      rows: readonly Row[],
      wordsOf: (rows: readonly Row[]) => UndoableWords<Row>,
    ): Promise<void> => {
      const results = await Promise.all(
        rows.map((row, n) => outbox.changeLater(of(actionOf(row, n), row), SENT_AFTER_MS)),
      );
      const kept = rows.flatMap((row, n) => {
        const result = results[n];
        return result?.kind === 'kept' ? { ...result, row } : [];
      });
      for (const { row, seq } of kept) delayed.set(row.id, seq);
      const sent = results.filter((result) => result.kind !== 'kept');
      if (sent.length > 0) {
        tell(worstOf(sent), wordsOf(rows.filter((_, n) => results[n]?.kind !== 'kept')));
      }
      if (kept.length === 0) return;
      const words = wordsOf(kept.map(({ row }) => row));
      const { title, description } = words;
      void showToast({ kind: 'done', title, description, isOfRow: true, ...undoOf(kept, words) });
      // What was undone has no outcome. Offline a change waits like any other, and its row says so.
      setTimeout(async () => {
        for (const { row, seq } of kept) if (delayed.get(row.id) === seq) delayed.delete(row.id);
        const outcome = worstOf(await Promise.all(kept.map((result) => result.outcome())));
        if (outcome.kind === 'failed' || outcome.kind === 'rejected') tell(outcome, words);
      }, SENT_AFTER_MS);
    };
    /** Changes a row at once, and reports the result; what can be taken back can be undone. */
    const change = async <Row extends Pick<AnyRow, 'id'>>(
      action: ChangeAction,
      row: Row,
      words: UndoableWords<Row>,
    ): Promise<ChangeResult> => {
      // This change would wait behind one that can be undone, and be said to wait for a network.
      const ahead = delayed.get(row.id);
      if (ahead !== undefined) await outbox.retry(ahead);
      const kept = await outbox.changeLater(of(action, row), 0);
      const result = kept.kind === 'kept' ? await kept.outcome() : kept;
      const canUndo = kept.kind === 'kept' && words.takeBack;
      tell(result, words, canUndo ? undoOf([{ seq: kept.seq, row }], words) : undefined);
      return result;
    };
    return {
      change,
      undoable,

      /** Adds an event to a lead's or contact's history, which is how it is changed. */
      record: (
        row_table: InboxTable,
        row: Pick<InboxRow, 'id'>,
        value: StaffEvent,
        words: UndoableWords<Pick<InboxRow, 'id'>>,
      ) => change({ row_table, action: 'event', value }, row, words),

      /** Brings a deleted row back. */
      restore: (row_table: InboxTable, row: { id: string; name: string }) =>
        change({ row_table, action: 'event', value: { kind: 'restoration' } }, row, {
          title: `${capitalized(NOUNS[row_table])} Restored`,
          description: row.name,
          failure: `Failed to restore ${NOUNS[row_table]}`,
        }),

      /** Deletes rows of one table. */
      remove(row_table: ListedTable, rows: readonly AnyRow[]): Promise<void> {
        const one = NOUNS[row_table];
        const wordsOf = (deleted: readonly AnyRow[]) => ({
          title: `${capitalized(one)}${deleted.length > 1 ? 's' : ''} Deleted`,
          description: whoIn(row_table, deleted),
          failure: `Failed to delete ${one}`,
        });
        if (row_table === 'newsletter_subscribers') {
          return undoable(
            () => ({ row_table, action: 'subscriber', value: { kind: 'deletion' } }),
            rows,
            wordsOf,
          );
        }
        const of = (kind: 'deletion' | 'restoration') =>
          ({ row_table, action: 'event', value: { kind } }) as const;
        const takeBack = () => of('restoration');
        return undoable(
          () => of('deletion'),
          rows,
          (some) => ({ ...wordsOf(some), takeBack }),
        );
      },
    };
  }, [outbox, staff]);
}

/** Names one person, and counts several. */
export function whoIn(table: ListedTable, rows: readonly AnyRow[]): string {
  const [row] = rows;
  return row && rows.length === 1 ? personName(row) : counted(rows.length, NOUNS[table]);
}

/** Says that the open row is gone: see `goneWords`. */
export function sayGone(...row: Parameters<typeof goneWords>): void {
  void showToast({ kind: 'error', ...goneWords(...row), isOfRow: true });
}

/** Returns the most important of several results. */
function worstOf(results: ChangeResult[]): ChangeResult {
  const order: ChangeResult['kind'][] = ['not-saved', 'rejected', 'failed', 'conflict', 'saved'];
  const kind = order.find((one) => results.some((result) => result.kind === one));
  return results.find((result) => result.kind === kind) ?? { kind: 'delivered' };
}

function tell(
  result: ChangeResult,
  { title, description, failure, kept }: ChangeWords,
  undo?: Pick<Toast, 'action' | 'ms'>,
): void {
  const done = { kind: 'done', title, description, isOfRow: true, ...undo } as const;
  switch (result.kind) {
    case 'delivered':
      void showToast(done);
      break;
    case 'saved':
      void showToast({
        kind: 'done',
        ...savedWords(),
        ...undo,
        title: SAVED_HERE,
        becomes: result.isSent?.().then((isSent) => (isSent ? done : undefined)),
      });
      break;
    case 'failed':
      // The change is kept all the same; `why` says when it will be sent.
      if (kept) toastDone(kept, result.why);
      else toastFailure(`${failure}. ${result.why}`);
      break;
    case 'rejected':
    case 'not-saved':
      toastFailure(failure);
      break;
    case 'conflict':
    // Shown on the row itself.
  }
}

/**
 * The message about an open row that is gone.
 * @param name the person it was about, if known
 * @param isSure whether it was deleted: whoever sees all rows can tell; for others it may be a colleague's
 */
export function goneWords(table: ListedTable, name: string, isSure: boolean) {
  const one = NOUNS[table];
  const notes =
    table === 'newsletter_subscribers' ? '' : ' Any note that you had not saved is above the list.';
  const who = name || `This ${one}`;
  const why = isSure ? 'has been deleted.' : 'is not yours to see, or it was deleted.';
  return {
    title: `${capitalized(one)} ${isSure ? 'Deleted' : 'Not Found'}`,
    description: `${who} ${why}${notes}`,
  };
}
