import { useState } from 'react';
import { listOf, number, object, text } from '../../lib/shape';

const KEY = 'capture-unlisted';

const isCounts = listOf(object({ list: text, count: number }));

/**
 * How many went out without being stored here, for lack of room: they are in no list, and no count knew of them. Kept for
 * as long as the tab, without a name.
 * @param list names the list in which they would stand
 */
export function useUnlisted(list: string): [number, () => void] {
  const [counts, setCounts] = useState(read);
  const count = counts.find((one) => one.list === list)?.count ?? 0;
  return [
    count,
    () => {
      const next = [...counts.filter((one) => one.list !== list), { list, count: count + 1 }];
      setCounts(next);
      try {
        sessionStorage.setItem(KEY, JSON.stringify(next));
      } catch {
        // The page itself still knows.
      }
    },
  ];
}

function read() {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return isCounts(stored) ? stored : [];
  } catch {
    return [];
  }
}
