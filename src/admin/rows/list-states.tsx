import { ArrowUp } from 'lucide';
import type { ComponentProps } from 'react';
import { useAge, useDeviceNow } from '../../hooks/use-now';
import { MINUTE_MS } from '../../lib/durations';
import { grouped } from '../../lib/english';
import { clockTime, exactTime, isSameDay } from '../../lib/time-words';
import { Action, Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { passFocusOn } from '../../ui/kept-focus';
import { type Filters, isSearched } from './filters';
import type { CopyFacts, Next } from './list-data';
import { PAGE_SIZE } from './load-page';
import type { ListWords } from './table';
import { counted } from './words';

const STATE = 'grid min-h-64 place-items-start gap-3 py-10';

export function Spinner({ className = '', children }: ComponentProps<'p'>) {
  return (
    <p role="status" className={`flex items-center gap-3 text-muted ${className}`}>
      <span className="size-5 animate-spin rounded-full border-2 border-line border-t-palm motion-reduce:[animation-duration:4s]" />
      {children}
    </p>
  );
}

export function Loading({ words }: { words: ListWords }) {
  return (
    <div ref={passFocusOn} className={STATE}>
      <Spinner>Loading {words.many}…</Spinner>
    </div>
  );
}

/** Shown when the list can't be loaded and there is no copy of it. */
export function Failed({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <div ref={passFocusOn} className={STATE} role="alert">
      <p className="subtitle font-serif">{message}</p>
      <p className="note">Please check the connection and try again.</p>
      <Button onClick={onRetry}>Try again</Button>
    </div>
  );
}

type NothingProps = {
  words: ListWords;
  filters: Filters;
  /** Whether only the staff copy was searched. */
  isCopy: boolean;
  onClear: () => void;
};

export function Nothing({ words, filters, isCopy, onClear }: NothingProps) {
  const { title, text } = nothingWords(words, filters, isCopy);
  return (
    <div className={STATE}>
      <p className="subtitle font-serif">{title}</p>
      <p className="note">{text}</p>
      {isSearched(filters) && <Button onClick={onClear}>Clear search and filters</Button>}
    </div>
  );
}

type CopyProps = { savedAt: number; onRetry: () => void; isBusy: boolean; className?: string };

/** Shows how old the rows are. */
export function CopyNote({ savedAt, onRetry, isBusy, className = '' }: CopyProps) {
  const now = Math.max(useDeviceNow(MINUTE_MS), savedAt);
  const age = useAge(savedAt, 'device');
  return (
    <div
      role="status"
      className={`row-notice flex flex-wrap items-center justify-between gap-x-5 ${className}`}
    >
      <p>
        <strong title={exactTime(savedAt)}>As of {age}.</strong> Saved on this device at{' '}
        {asOf(savedAt, now)}; newer ones appear within half a minute once our server answers again.
      </p>
      <Action aria-disabled={isBusy} onClick={onRetry}>
        {isBusy ? 'Looking…' : 'Try again'}
      </Action>
    </div>
  );
}

/** Announces new rows. They appear only after a tap, so that nothing moves under a thumb. */
export function NewRowsButton({ count, onTake }: { count: number; onTake: () => void }) {
  return (
    <div
      role="status"
      className="sticky top-[calc(var(--header)+0.5rem)] z-sticky flex h-0 justify-center"
    >
      {count > 0 && (
        <button
          type="button"
          className="button figures mt-2 min-h-12 bg-deep text-on-deep"
          onClick={() => {
            onTake();
            scrollTo({ top: 0 });
          }}
        >
          <Icon drawing={ArrowUp} />
          {newCount(count)} new
        </button>
      )}
    </div>
  );
}

type EndProps = {
  next: Next;
  words: ListWords;
  isCopy: boolean;
  onMore: () => void;
};

const END = 'min-h-16 py-4';

export function End({ next, words, isCopy, onMore }: EndProps) {
  switch (next) {
    case 'more':
      return <Spinner className={END}>Loading more {words.many}…</Spinner>;
    case 'failed':
      return (
        <p className={`${END} flex flex-wrap items-center gap-3`} role="alert">
          More {words.many} could not be loaded. <Action onClick={onMore}>Try again</Action>
        </p>
      );
    case 'end':
      return (
        <p className={`${END} note flex items-center`}>
          {isCopy ? 'That is all on this device.' : 'That is all.'}
        </p>
      );
  }
}

/** Says how many rows there are, or the order if more follow. */
export function countWords({ one, many }: ListWords, count: number, isAll: boolean): string {
  if (!isAll) return `Newest ${many} first`;
  return counted(count, one, many);
}

/**
 * Says how many rows of the copy are shown, and out of how many, so that nobody thinks all rows were searched. The
 * total was counted at another time, so that time is given too.
 */
export function copyWords(
  words: ListWords,
  count: number,
  { kept, total, isOfQueue }: Omit<CopyFacts, 'savedAt'>,
  now: number,
): string {
  const shown = countWords(words, count, true);
  const among = isOfQueue
    ? `${shown} of the queue: the list itself is not on this device`
    : `${shown} of ${grouped(kept)} on this device`;
  if (!total || total.rows <= kept) return among;
  return `${among} (${grouped(total.rows)} in all as of ${asOf(total.at, now)})`;
}

/** The message in place of a list without rows. */
export function nothingWords(words: ListWords, filters: Filters, isCopy: boolean) {
  const onDevice = 'Only this device was searched.';
  if (isSearched(filters)) {
    const noted = filters.search && ' The team’s notes can only be searched with a network.';
    const text = isCopy ? onDevice + noted : 'Try fewer filters, or another word.';
    return { title: `No matching ${words.many}`, text };
  }
  const inView = NOTHING_IN_VIEW[filters.view];
  return inView ? { ...inView, ...(isCopy && { text: onDevice }) } : words.empty;
}

/** Views are no filters: nothing in them is an answer of its own. */
const NOTHING_IN_VIEW: Record<string, { title: string; text: string } | undefined> = {
  mine: {
    title: 'Nothing is assigned to you',
    text: 'What you captured is under Unassigned until somebody takes it.',
  },
  nobody: {
    title: 'Everything is assigned',
    text: 'What comes in appears here until it is taken.',
  },
  due: { title: 'Nothing is due today', text: 'Next steps appear here on their day.' },
};

/** Formats a time, with the day unless it is today: "10:42", "Sat 21 Nov, 10:42". */
export function asOf(at: number, now: number): string {
  return isSameDay(at, now) ? clockTime(at) : exactTime(at);
}

/** Formats the number of new rows. At most one page of them is fetched. */
export function newCount(count: number): string {
  return count < PAGE_SIZE ? String(count) : `${PAGE_SIZE}+`;
}
