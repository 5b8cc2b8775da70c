import { clockTime, exactTime, isSameDay } from '../../lib/time-words';
import type { CopyFacts } from './list-data';
import { PAGE_SIZE } from './load-page';
import type { ListWords } from './table';

/** How many rows there are, or that more follow. */
export function countWords({ one, many }: ListWords, count: number, isAll: boolean): string {
  if (!isAll) return `Newest ${many} first`;
  return count === 1 ? `1 ${one}` : `${count.toLocaleString('en-GB')} ${many}`;
}

/**
 * How many rows of the copy are shown, and out of how many: whoever searches it must know what was not searched. The total
 * was counted at another time, so that time is shown with it.
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

/** The time, with the day unless it is today: "10:42", "Sat 21 Nov, 10:42". */
export function asOf(at: number, now: number): string {
  return isSameDay(at, now) ? clockTime(at) : exactTime(at);
}

/** How many rows came in since. Only a page of them is looked for. */
export function freshCount(count: number): string {
  return count < PAGE_SIZE ? String(count) : `${PAGE_SIZE}+`;
}
