import {
  CalendarClock,
  CircleUserRound,
  Clock,
  Hourglass,
  MessageCircleWarning,
  NotebookPen,
  Trash2,
  Users,
  Wallet,
} from 'lucide';
import { type ReactNode, useId } from 'react';
import { Icon } from '../../ui/icon';
import { PersonText } from '../people/person-text';
import type { FactChip } from './fact-words';
import { When } from './facts';
import { PendingNotes, pendingState } from './pending-notes';
import { type AnyRow, personName, type RowContext, timeOf, titleOf } from './row';

/** What each list shows in its rows. */
export type RowParts = {
  about: (string | null | false)[];
  chips?: readonly FactChip[] | undefined;
  /** The beginning of a longer text. */
  note?: string;
  hasUnsavedNotes?: boolean;
  tools: ReactNode;
  /** Shown beside the Delete button. */
  reaches?: ReactNode;
  /** Set while rows are being selected; a tap then selects the row. */
  choice?: { isChosen: boolean; onChoose: () => void } | undefined;
};

type Props = Omit<RowContext<AnyRow>, 'onClose'> &
  RowParts & {
    /** The row with pending changes applied. */
    row: AnyRow;
  };

/** One row. A tap anywhere except on its tools opens it. */
export function RowItem(props: Props) {
  const { row, about, chips, hasUnsavedNotes, note, tools, reaches, choice } = props;
  const { stored, changes, onOpen, onRemove } = props;
  const id = useId();
  return (
    <article aria-labelledby={id} className="row-item" data-chosen={choice?.isChosen}>
      <div className="flex items-baseline gap-3 md:justify-start">
        {choice && (
          <input
            type="checkbox"
            className="row-check size-5.5 flex-none cursor-pointer self-center accent-palm"
            aria-labelledby={id}
            checked={choice.isChosen}
            onChange={choice.onChoose}
          />
        )}
        <h3
          id={id}
          className="row-title min-w-0 flex-1 font-sans text-body leading-[1.3] font-[650] tracking-normal md:flex-initial"
        >
          {choice ? (
            <span className="line-clamp-2">
              <PersonText>{titleOf(row)}</PersonText>
            </span>
          ) : (
            <button
              type="button"
              className="row-open line-clamp-2"
              aria-haspopup="dialog"
              onClick={onOpen}
            >
              <PersonText>{titleOf(row)}</PersonText>
            </button>
          )}
        </h3>
        <p className="figures relative flex-none text-small text-muted">
          <When at={timeOf(row)} />
          {pendingState(changes) === 'waiting' && (
            <span className="row-waits">
              <Icon drawing={Clock} />
              <span className="max-md:sr-only">Waiting to be sent</span>
            </span>
          )}
        </p>
      </div>
      {chips && <FactChips chips={chips} />}
      <p className="note row-about">
        {about.map(
          (part, index) =>
            part && (
              // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change places
              <span key={index}>
                <PersonText>{part}</PersonText>
              </span>
            ),
        )}
        {hasUnsavedNotes && (
          <span>
            {/* Aligns the words with their neighbours' baseline, whatever the icon's size. */}
            <span className="inline-flex items-baseline gap-1.5 font-semibold text-ink [&>svg]:size-4 [&>svg]:self-center">
              <Icon drawing={NotebookPen} />
              Notes not saved
            </span>
          </span>
        )}
      </p>
      {note && (
        <p
          className="mt-1 line-clamp-2 text-note leading-[1.4] [unicode-bidi:plaintext]"
          dir="auto"
        >
          {note}
        </p>
      )}
      <PendingNotes changes={changes} stored={stored} />
      {!choice && (
        <div className="row-tools">
          {tools}
          <span className="row-reaches pointer-events-none ml-auto flex">
            {reaches}
            {onRemove && (
              <button type="button" className="row-reach row-remove" onClick={onRemove}>
                <Icon drawing={Trash2} />
                <span className="sr-only">Delete {personName(row)}</span>
              </button>
            )}
          </span>
        </div>
      )}
    </article>
  );
}

const DRAWINGS: Record<string, typeof Users> = {
  doubt: MessageCircleWarning,
  budget: Wallet,
  appointment: CalendarClock,
  step: Hourglass,
  owner: CircleUserRound,
  person: Users,
};

/** What is known about a row, at a glance. */
function FactChips({ chips }: { chips: readonly FactChip[] }) {
  return (
    <ul className="row-chips">
      {chips.map(({ name, words, label, isDue }) => {
        const drawing = DRAWINGS[name];
        return (
          <li key={name} data-chip={name} data-due={isDue || undefined}>
            {drawing && <Icon drawing={drawing} />}
            {label !== undefined && <span className="sr-only">{label}: </span>}
            <PersonText>{words}</PersonText>
          </li>
        );
      })}
    </ul>
  );
}
