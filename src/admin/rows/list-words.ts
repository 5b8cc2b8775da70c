/** A list's own words. */
export type ListWords = {
  title: string;
  /** What its rows are called. */
  one: string;
  many: string;
  /** There is none at all. */
  empty: { title: string; text: string };
};

/** How many rows there are, or that more follow. */
export function countWords({ one, many }: ListWords, count: number, isAll: boolean): string {
  if (!isAll) return `Newest ${many} first`;
  return count === 1 ? `1 ${one}` : `${count.toLocaleString('en-GB')} ${many}`;
}

/** Above what came since. */
export function freshWords(count: number, most: number): string {
  return count < most ? `${count} new` : `${most}+ new`;
}
