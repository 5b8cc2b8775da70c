import { clockTime, exactTime, isSameDay } from '../../lib/time-words';
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
  const among = kept.toLocaleString('en-GB');
  if (!total || total.rows <= kept) return `${shown} of ${among} on this device`;
  const all = `${total.rows.toLocaleString('en-GB')} in all as of ${asOf(total.at, now)}`;
  return `${shown} of ${among} on this device (${all})`;
}

/** Formats a time, with the day unless it is today: "10:42", "Sat 21 Nov, 10:42". */
export function asOf(at: number, now: number): string {
  return isSameDay(at, now) ? clockTime(at) : exactTime(at);
}

/** Formats the number of new rows. At most one page of them is fetched. */
export function newCount(count: number): string {
  return count < PAGE_SIZE ? String(count) : `${PAGE_SIZE}+`;
}
