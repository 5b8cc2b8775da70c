import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Repeated, because the previous page may still be mounted at first, and an image above may change the height. */
const REPEAT_MS = 100;

/** On navigation, scrolls to the top or to the hash, and moves the focus; not on the first load or for a query. */
export function useScrollAndFocus(): void {
  const location = useLocation();
  const lastSeen = useRef(location);

  useEffect(() => {
    const { pathname, search } = lastSeen.current;
    if (lastSeen.current === location) return;
    const isOtherPage = pathname !== location.pathname;
    lastSeen.current = location;
    // Filters are kept in the query: changing one must not scroll away from the results.
    if (!isOtherPage && search !== location.search && !location.hash) return;
    scrollToStart(location.hash);
    const timer = setTimeout(() => {
      scrollToStart(location.hash);
      if (isOtherPage) focusStart();
    }, REPEAT_MS);
    return () => clearTimeout(timer);
  }, [location]);
}

/** Scrolls to the target or the top. The style sheet decides whether smoothly, respecting reduced motion. */
function scrollToStart(hash: string): void {
  const target = hash && document.getElementById(hash.slice(1));
  if (target) target.scrollIntoView();
  else scrollTo(0, 0);
}

function focusStart(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  // The visitor is already using something on the new page.
  if (heading?.closest('main')?.contains(document.activeElement)) return;
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}
