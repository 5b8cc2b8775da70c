import { startTransition } from 'react';
import { flushSync } from 'react-dom';
import { addStyle } from '../ui/add-style';
import { isStill } from '../ui/is-still';
import { lastTraversal } from './last-traversal';
import css from './page-transition.css?inline';
import { pictureBetween } from './picture-between-pages';

/** Shows the page of an address, which is loaded, by calling `show`. */
export type TurnPage = (pathname: string, show: () => void) => void;

/**
 * How long the next page may wait until the browser has captured the one before: a frame of a phone that is four times
 * slower than ours. Where it takes longer, pages change at once.
 */
const PATIENCE_MS = 67;

/**
 * Pages change by a view transition: they cross-fade, and the picture of a card becomes the first of its page.
 * `ViewTransition` of React would wait for pictures, and for the transition before, and leaves out Back.
 * @param shown the path of the page that is shown
 */
export function createPageTurner(shown: string): TurnPage {
  let current = shown;
  let latest: (() => void) | undefined;
  let endLast = () => {};
  if ('startViewTransition' in document) addStyle(css);

  const turn = (from: string, to: string, show: () => void) => {
    // The transition before may still be under way, with names of its own.
    endLast();
    leaveFocus();
    const picture = pictureBetween(from, to);
    endLast = picture.release;
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

  return (pathname, show) => {
    latest = show;
    const isMoving = pathname !== current && !lastTraversal.isAnimated && canMove();
    lastTraversal.isAnimated = false;
    const from = current;
    current = pathname;
    if (isMoving) turn(from, pathname, show);
    else startTransition(show);
  };
}

/** Chromium lays out a page that is half gone when the focused element goes with it. */
function leaveFocus(): void {
  const focused = document.activeElement;
  if (focused instanceof HTMLElement && focused.closest('main')) focused.blur();
}

const canMove = () => 'startViewTransition' in document && !isStill();
