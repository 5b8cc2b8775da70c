import { startTransition } from 'react';
import { flushSync } from 'react-dom';
import { addStyle } from '../ui/add-style';
import { isStill } from '../ui/is-still';
import { lastTraversal } from './last-traversal';
import css from './page-transition.css?inline';
import { pictureBetween } from './picture-between-pages';

/** Shows the page of an address, which is loaded, by calling `show`. */
type TurnPage = (pathname: string, show: () => void) => void;

/**
 * How long the next page may wait until the browser has captured the one before: a frame of a phone that is four times
 * slower than ours. Where it takes longer, pages change at once.
 */
const PATIENCE_MS = 67;

/**
 * Pages change by a view transition where they share a picture: that of a card becomes the first of its page. All others
 * change at once, because on a slow phone capturing a page takes longer than fading it would be seen.
 * `ViewTransition` of React would wait for pictures, and for the transition before, and leaves out Back.
 * @param shown the path of the page that is shown
 */
export function createPageTurner(shown: string): TurnPage {
  let current = shown;
  let latest: (() => void) | undefined;
  let endLast = () => {};
  let hasStyle = false;

  return (pathname, show) => {
    latest = show;
    const from = current;
    current = pathname;
    const canMove = !lastTraversal.isAnimated && !isStill();
    lastTraversal.isAnimated = false;
    // Another filter, or another place on the page.
    if (pathname === from) return startTransition(show);
    // The transition before may still be under way, with names of its own.
    endLast();
    leaveFocus();
    const picture = canMove ? pictureBetween(from, pathname) : undefined;
    if (!picture || !('startViewTransition' in document)) return flushSync(show);
    endLast = picture.release;
    // Not part of the site's sheet: where that arrives, Chromium would compute the style of the whole page anew.
    if (!hasStyle) addStyle(css);
    hasStyle = true;
    const transition = document.startViewTransition(() => {
      clearTimeout(timer);
      // Another page was asked for while this one waited.
      if (latest !== show) return;
      flushSync(show);
      picture.find();
    });
    const timer = setTimeout(() => transition.skipTransition(), PATIENCE_MS);
    // Skipped: the page is shown all the same.
    transition.ready.catch(() => undefined);
    void transition.finished.finally(picture.release);
  };
}

/** Chromium lays out a page that is half gone when the focused element goes with it. */
function leaveFocus(): void {
  const focused = document.activeElement;
  if (focused instanceof HTMLElement && focused.closest('main')) focused.blur();
}
