import { useState } from 'react';
import { listOf, number, object, parsed, text } from '../../lib/shape';
import { ofTab, readStored, writeStored } from '../../lib/stored-text';

const KEY = 'capture-unlisted';

const isCounts = listOf(object({ list: text, count: number }));

/**
 * Counts the viewings that were sent but could not be stored for lack of space, and would otherwise be missing from
 * every count. Stored per tab, without names.
 * @param list identifies the list they would belong to
 */
export function useUnlisted(list: string): [number, () => void] {
  const [counts, setCounts] = useState(read);
  const count = counts.find((one) => one.list === list)?.count ?? 0;
  return [
    count,
    () => {
      const next = [...counts.filter((one) => one.list !== list), { list, count: count + 1 }];
      setCounts(next);
      writeStored(KEY, JSON.stringify(next), ofTab);
    },
  ];
}

function read() {
  return parsed(readStored(KEY, ofTab), isCounts) ?? [];
}
