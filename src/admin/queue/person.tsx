import { ArrowRight, Check } from 'lucide';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { Action } from '../../ui/button';
import { Contained } from '../../ui/contained';
import { Icon } from '../../ui/icon';
import { useStatus } from '../inbox/status-select';
import { PersonText } from '../people/person-text';
import { PendingNotes } from '../rows/pending-notes';
import { type InboxRow, titleOf } from '../rows/row';
import { NextButton, RowSheet } from '../rows/row-sheet';
import { LazyInboxSheet } from '../sheet/lazy-inbox-sheet';
import type { QueueEntry } from './entries';
import { useOpenedRow } from './use-opened';

type Props = {
  entry: QueueEntry;
  next: { name: string; onOpen: () => void } | undefined;
  onClose: () => void;
  /** What answers them with one press; missing where nothing does. */
  done?: { words: string; onDone: () => void } | undefined;
  /** Returns what confirms the appointment of a row as it is by now; a key may do it, too. */
  confirmOf: (row: InboxRow, keys?: string) => ReactNode;
};

/** Who is open, in a sheet. */
export function PersonSheet({ entry, next, onClose }: Omit<Props, 'done' | 'confirmOf'>) {
  const opened = useOpenedRow(entry, onClose);
  const status = useStatus();
  return (
    <RowSheet
      row={opened?.row}
      context={opened?.context}
      onClose={onClose}
      next={next && <NextButton {...next} />}
    >
      {(row, context) => (
        <LazyInboxSheet
          {...context}
          table={entry.found_in}
          row={row}
          onContacted={() => status.undoable(entry.found_in, [context.stored], 'contacted')}
        />
      )}
    </RowSheet>
  );
}

/** Who is open, beside the queue. */
export function PersonPane({ entry, next, onClose, done, confirmOf }: Props) {
  const opened = useOpenedRow(entry, onClose);
  const close = useEffectEvent(onClose);
  // The row was deleted or erased: the next person takes its place.
  const isGone = opened === null;
  useEffect(() => {
    if (isGone) close();
  }, [isGone]);
  if (!opened) return null;
  const { row, context } = opened;
  return (
    <section aria-labelledby="queue-person" className="queue-person row-sheet">
      <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2">
        <h3 id="queue-person" tabIndex={-1} className="subtitle min-w-0 font-serif wrap-anywhere">
          <PersonText>{titleOf(row)}</PersonText>
        </h3>
        <div className="flex flex-wrap items-center gap-x-5">
          {done ? confirmOf(row) : confirmOf(row, 'e')}
          {done && (
            <Action aria-keyshortcuts="e" onClick={done.onDone}>
              <Icon drawing={Check} />
              {done.words}
            </Action>
          )}
          {next && (
            <Action onClick={next.onOpen}>
              Next
              <Icon drawing={ArrowRight} />
            </Action>
          )}
        </div>
      </div>
      <div className="mt-3 grid min-w-0 gap-5 wrap-anywhere">
        <Contained
          of={row}
          fallback={<p role="alert">What is known about this person can’t be shown.</p>}
        >
          <PendingNotes changes={context.changes} stored={context.stored} />
          <LazyInboxSheet {...context} table={entry.found_in} row={row} />
        </Contained>
      </div>
    </section>
  );
}
