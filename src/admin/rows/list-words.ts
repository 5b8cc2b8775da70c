import { grouped } from '../../lib/english';
import { clockTime, exactTime, isSameDay } from '../../lib/time-words';
import { type Filters, isSearched } from './filters';
import type { CopyFacts } from './list-data';
import { PAGE_SIZE } from './load-page';
import type { ListWords } from './table';
import { counted } from './words';

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
  { kept, total }: Pick<CopyFacts, 'kept' | 'total'>,
  now: number,
): string {
  const shown = countWords(words, count, true);
  const among = grouped(kept);
  if (!total || total.rows <= kept) return `${shown} of ${among} on this device`;
  const all = `${grouped(total.rows)} in all as of ${asOf(total.at, now)}`;
  return `${shown} of ${among} on this device (${all})`;
}

/** The message in place of a list without rows. */
export function nothingWords(words: ListWords, filters: Filters, isCopy: boolean) {
  const onDevice = 'Only this device was searched.';
  if (isSearched(filters)) {
    const text = isCopy ? onDevice : 'Try fewer filters, or another word.';
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
