import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** The page that was left can still be there at first, and a picture above can change the height. */
const AGAIN_MS = 100;

/**
 * Every change of the address, but the first and those of a query: the page starts at its top, or at the part that the address names, and
 * the keyboard and the screen reader start there as well.
 */
export function useArrival(): void {
  const location = useLocation();
  const lastSeen = useRef(location);

  useEffect(() => {
    const { pathname, search } = lastSeen.current;
    if (lastSeen.current === location) return;
    const isOtherPage = pathname !== location.pathname;
    lastSeen.current = location;
    // Filters live in the address: who changes one stays at the results.
    if (!isOtherPage && search !== location.search && !location.hash) return;
    arrive(location.hash);
    const timer = setTimeout(() => {
      arrive(location.hash);
      if (isOtherPage) focusStart();
    }, AGAIN_MS);
    return () => clearTimeout(timer);
  }, [location]);
}

/** Scrolls smoothly where the visitor wants motion; the style sheet knows. */
function arrive(hash: string): void {
  const target = hash && document.getElementById(hash.slice(1));
  if (target) target.scrollIntoView();
  else scrollTo(0, 0);
}

function focusStart(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  // Who was quick has begun with something on the new page already.
  if (heading?.closest('main')?.contains(document.activeElement)) return;
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}
