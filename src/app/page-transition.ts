import { startTransition } from 'react';
import { flushSync } from 'react-dom';
import { addStyle } from '../ui/add-style';
import { isStill } from '../ui/is-still';
import { showPage } from '../ui/later';
import css from './page-transition.css?inline';

/**
 * Shows the page of an address, which is loaded, by calling `show`. Where it begins at its top, what is below its first
 * screens is laid out after they have been painted.
 */
type TurnPage = (pathname: string, show: () => void, isFromTop: boolean) => void;

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

  return (pathname, setPage, isFromTop) => {
    const show = () => showPage(setPage, isFromTop);
    latest = show;
    const from = current;
    current = pathname;
    const canMove = !lastTraversal.isAnimated && !isStill();
    lastTraversal.isAnimated = false;
    // Another filter, or another place on the page.
    if (pathname === from) return startTransition(setPage);
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

/** What stays where it is, above a picture that passes under it. */
const BARS = { header: '.header', bar: '.bottom-bar' };
const LEAD = 'main img';

/** The pictures of cards that lead to a page; what has the page's title is no card. */
const cardsOf = (path: string) =>
  `main :is(article, [data-property]):not(:has(h1)):has(a[href="${path}"]) img`;

/**
 * Marks the picture that two pages have in common, so that it moves from one to the other: a card's picture is the first
 * of the page that it leads to.
 * @returns `find` looks for it on the new page, and `release` ends all this; undefined if they have none.
 */
function pictureBetween(from: string, to: string) {
  const card = seen(cardsOf(to));
  const start = card ?? (isBelowList(from) ? seen(LEAD) : undefined);
  if (!start) return undefined;
  const file = start.currentSrc;
  const named: HTMLElement[] = [];
  const name = (element: HTMLElement, value: string) => {
    element.style.viewTransitionName = value;
    named.push(element);
  };
  const release = () => {
    for (const { style } of named.splice(0)) style.viewTransitionName = '';
  };
  /** The bars that cover part of the picture on one of the pages: each name costs the browser time. */
  const covering = new Set<string>();
  const namePicture = (picture: HTMLImageElement) => {
    name(picture, 'picture');
    for (const [value, selector] of Object.entries(BARS)) {
      const bar = document.querySelector<HTMLElement>(selector);
      if (bar && overlap(bar, picture)) covering.add(value);
      if (bar && covering.has(value)) name(bar, value);
    }
  };

  namePicture(start);
  return {
    find(): void {
      release();
      const end = seen(card ? LEAD : cardsOf(from));
      if (!end) return;
      namePicture(end);
      // Its own file may be late. Until then it shows the one that was seen.
      if (file && !end.complete) end.style.background = `url("${file}") center / cover`;
    },
    release,
  };
}

const isBelowList = (path: string) => path.lastIndexOf('/') > 0;

/** The first of these pictures that is on the screen. */
function seen(selector: string): HTMLImageElement | undefined {
  return [...document.querySelectorAll<HTMLImageElement>(selector)].find((picture) =>
    overlap(picture),
  );
}

/** Whether an element covers part of another, or of the screen. */
function overlap(element: Element, other?: Element): boolean {
  const screen = new DOMRect(0, 0, innerWidth, innerHeight);
  const a = element.getBoundingClientRect();
  const b = other?.getBoundingClientRect() ?? screen;
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 0 && height > 0;
}

/** The last step back or forward in the tab's history: what HTML calls a traversal. */
export const lastTraversal: {
  /** How far the page that it left was scrolled; unknown for a plain link to a hash, which looks like a traversal. */
  from?: number | undefined;
  /** Whether the browser has animated it already, as Safari does when somebody swipes. */
  isAnimated?: boolean;
} = {};

/**
 * Notes each traversal. Call it before the router listens: React may show the other page as soon as the router has heard of
 * one, and Chrome calls a window's listeners in the order in which they were added, even those that capture.
 */
export function noteTraversals(): void {
  addEventListener('popstate', ({ hasUAVisualTransition, state }) => {
    lastTraversal.isAnimated = hasUAVisualTransition;
    // The last `scroll` event may still be to come. A plain link to a hash has no state, and has scrolled already.
    lastTraversal.from = state ? scrollY : undefined;
  });
}
