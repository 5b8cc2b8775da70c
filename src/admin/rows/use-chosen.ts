import { useState } from 'react';

/**
 * Lets rows of a list be chosen for a common change. A row that the list no longer shows, after a search or because it
 * was deleted, is no longer chosen, not even when it comes back: only rows whose tick can be seen are changed.
 */
export function useChosen<Row extends { id: string }>(rows: readonly Row[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>();
  const chosen = ids && rows.filter(({ id }) => ids.has(id));
  const choose = (some: readonly { id: string }[]) => setIds(new Set(some.map(({ id }) => id)));
  if (ids && chosen && chosen.length < ids.size) choose(chosen);

  return {
    /** In the order of the list; undefined unless rows are being chosen. */
    chosen,
    isChosen: (id: string) => ids?.has(id) ?? false,
    /** Begins to choose if nobody does yet. */
    choose,
    toggle(id: string) {
      const next = new Set(ids);
      if (!next.delete(id)) next.add(id);
      setIds(next);
    },
    stop: () => setIds(undefined),
  };
}
