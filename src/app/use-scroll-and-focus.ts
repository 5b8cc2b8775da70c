import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { untilMoved } from '../ui/later';
import { reveal } from '../ui/reveal';

/** Repeated, because the previous page may still be mounted at first, and an image above may change the height. */
const REPEAT_MS = 100;

/**
 * On navigation, scrolls to the top or to the hash, and moves the focus; not on the first load or for a query. On the way
 * back and forward it leaves the scrolling to `useScrollRestoration`, except to entries that were never scrolled.
 */
export function useScrollAndFocus(): void {
  const location = useLocation();
  const isReturn = useNavigationType() === 'POP';
  const lastSeen = useRef(location);

  // Browsers that don't open what is folded around the target of the first address.
  useEffect(() => {
    const target = document.querySelector(':target');
    if (target) reveal(target);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: how an address was reached changes only with it
  useLayoutEffect(() => {
    const { pathname, search } = lastSeen.current;
    if (lastSeen.current === location) return;
    const isOtherPage = pathname !== location.pathname;
    lastSeen.current = location;
    // Filters are kept in the query: changing one must not scroll away from the results.
    if (!isOtherPage && search !== location.search && !location.hash) return;
    const scroll = () => {
      if (!isReturn || history.scrollRestoration === 'auto')
        scrollToStart(location.hash, isOtherPage);
    };
    scroll();
    let isMoved = false;
    void untilMoved().then(() => {
      isMoved = true;
    });
    const timer = setTimeout(() => {
      // Scrolling away from under a finger would lose its tap.
      if (!isMoved) scroll();
      if (isOtherPage) focusStart();
    }, REPEAT_MS);
    return () => clearTimeout(timer);
  }, [location]);
}

/**
 * Scrolls to the target or the top. On the same page the style sheet decides whether smoothly, respecting reduced motion.
 * Another page begins there: the transition between pages covers the way, which would start in its middle.
 */
export function scrollToStart(hash: string, isOtherPage: boolean): void {
  const target = hash && document.getElementById(hash.slice(1));
  const behavior = isOtherPage ? 'instant' : 'auto';
  if (target) {
    reveal(target);
    target.scrollIntoView({ behavior });
  } else scrollTo({ top: 0, behavior });
}

function focusStart(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  // The visitor is already using something on the new page.
  if (heading?.closest('main')?.contains(document.activeElement)) return;
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}
