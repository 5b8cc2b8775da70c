import { useEffect, useRef } from 'react';
import type { Filters } from './filters';
import type { List } from './list';
import type { AnyRow } from './row';

/** Typing has come to a pause. */
const PAUSE_MS = 250;

/** Shows what the address asks for: at once for a choice, and when typing pauses for a search. */
export function useListOf<Row extends AnyRow>(list: List<Row>, filters: Filters): void {
  const searched = useRef(filters.search);
  const wanted = JSON.stringify(filters);
  useEffect(() => {
    const next: Filters = JSON.parse(wanted);
    const isTyping = next.search !== searched.current;
    const timer = setTimeout(
      () => {
        searched.current = next.search;
        list.open(next);
      },
      isTyping ? PAUSE_MS : 0,
    );
    return () => clearTimeout(timer);
  }, [list, wanted]);
}
