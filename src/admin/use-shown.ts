import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { TabId } from './dashboard-tab';

/**
 * The tabs that have been looked at: a panel comes with the first look at its tab and stays from then on. Each tab is
 * found again where it was scrolled to.
 */
export function useShown(tab: TabId): ReadonlySet<TabId> {
  const [shown, setShown] = useState<ReadonlySet<TabId>>(new Set([tab]));
  if (!shown.has(tab)) setShown(new Set([...shown, tab]));

  const offsets = useRef(new Map<TabId, number>());
  useEffect(() => {
    const note = () => offsets.current.set(tab, scrollY);
    addEventListener('scroll', note, { passive: true });
    return () => removeEventListener('scroll', note);
  }, [tab]);

  const isFirst = useRef(true);
  useLayoutEffect(() => {
    if (!isFirst.current) {
      scrollTo({ top: offsets.current.get(tab) ?? 0, behavior: 'instant' });
    }
    isFirst.current = false;
  }, [tab]);
  return shown;
}
