import { createTrail, isThrownAway } from './follow-pull';

/** What a finger swipes to the right. Lengths are in pixels, speeds in pixels per millisecond. */
type Swipe = {
  /** Called when a finger first moves to the right on this element; returns whether anything follows it. */
  onStart(target: Element): boolean;
  onMove(px: number): void;
  /** With a length of 0 if it was cancelled. */
  onEnd(px: number, speed: number): void;
};

/** So close to the edge a swipe is the browser's, which goes back. */
const EDGE_PX = 24;
/** Until a finger has moved so far it may still be about to scroll, or to tap. */
const SLOP_PX = 8;
/** On a wide screen nobody has to swipe further than across a phone. */
const LONGEST_PX = 400;
/** A flick is at least this long: a shorter one may be a tap that slipped. */
const FLICK_PX = 48;

/** Whether a finger that lets go there means it; otherwise what it swiped springs back. */
export const isSwiped = (px: number, speed: number, width: number): boolean =>
  px > FLICK_PX && isThrownAway(px, speed, Math.min(width, LONGEST_PX));

/**
 * Follows a finger that swipes to the right. The browser keeps scrolling and zooming, which the element must leave to it
 * by its `touch-action`: as soon as it does either, the swipe is cancelled. A mouse or a pen swipes nothing.
 */
export function followSwipe(element: HTMLElement, swipe: Swipe): () => void {
  let gesture = new AbortController();

  const begin = (down: PointerEvent) => {
    const { pointerId, clientX, clientY, target } = down;
    gesture = new AbortController();
    let start: number | undefined;
    const trail = createTrail();
    // On the window: what was touched may leave the document meanwhile.
    const on = (
      type: 'pointermove' | 'pointerup' | 'pointercancel',
      listener: (event: PointerEvent) => void,
    ) =>
      addEventListener(type, (event) => event.pointerId === pointerId && listener(event), {
        signal: gesture.signal,
      });
    const end = (px: number, speed: number) => {
      gesture.abort();
      if (start !== undefined) swipe.onEnd(px, speed);
    };

    on('pointermove', (event) => {
      if (start === undefined) {
        const right = event.clientX - clientX;
        const aside = Math.abs(event.clientY - clientY);
        if (Math.max(Math.abs(right), aside) < SLOP_PX) return;
        if (right <= aside || !(target instanceof Element) || !swipe.onStart(target)) {
          gesture.abort();
          return;
        }
        // From here, so that it does not jump by what it took to tell.
        start = event.clientX;
      }
      trail.add(event.clientX, event.timeStamp);
      swipe.onMove(Math.max(0, event.clientX - start));
    });
    on('pointerup', (event) => end(event.clientX - (start ?? 0), trail.speedAt(event.timeStamp)));
    on('pointercancel', () => end(0, 0));
  };

  const listening = new AbortController();
  element.addEventListener(
    'pointerdown',
    (event) => {
      if (event.pointerType !== 'touch' || !event.isPrimary || event.clientX < EDGE_PX) return;
      gesture.abort();
      begin(event);
    },
    { signal: listening.signal },
  );
  return () => {
    listening.abort();
    gesture.abort();
  };
}
