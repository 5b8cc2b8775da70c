import { type Touch, type TouchEvent, useLayoutEffect, useRef, useState } from 'react';

const SWIPE_PX = 40;

/** The slide that fills most of the track; 0 if the track is not rendered. */
const slideSeen = (list: HTMLElement | null) =>
  list?.clientWidth ? Math.round(list.scrollLeft / list.clientWidth) : 0;

/**
 * Steps through a row of slides that scrolls and snaps by itself. A copy of the first slide follows the last, so that
 * looping looks continuous; before anything else happens there, the track jumps to the real first slide unnoticed.
 * @param canSwipeBack asked when a finger touches the first slide
 */
export function useTrack(label: string, count: number, canSwipeBack = () => true) {
  const list = useRef<HTMLUListElement>(null);
  const [position, setPosition] = useState(0);
  /** The slide that a step is heading for: a busy phone may start scrolling late. */
  const target = useRef<number>(undefined);
  const swipeStart = useRef<Touch>(undefined);

  const scroll = (to: number, behavior: ScrollBehavior) =>
    list.current?.scrollTo({ left: list.current.clientWidth * to, behavior });

  const onScroll = () => {
    const seen = slideSeen(list.current);
    setPosition(seen);
    if (seen === target.current) target.current = undefined;
  };

  // The visitor may have swiped before hydration.
  useLayoutEffect(() => setPosition(slideSeen(list.current)), []);

  /** Moves to the next or previous slide, wrapping at the ends. */
  const step = (by: 1 | -1) => {
    let from = target.current ?? slideSeen(list.current);
    if (from === (by > 0 ? count : 0)) {
      from = count - from;
      scroll(from, 'instant');
    }
    target.current = from + by;
    scroll(from + by, 'auto');
  };

  /** Lets a finger or a wheel take over the slides. */
  const release = () => {
    target.current = undefined;
    if (slideSeen(list.current) === count) scroll(0, 'instant');
  };

  /** A swipe back from the first slide goes to the last; pinching, or panning an enlarged picture, is not a swipe. */
  const onTouchStart = ({ touches }: TouchEvent) => {
    const isSwipe = touches.length === 1 && (visualViewport?.scale ?? 1) <= 1;
    const isFirst = isSwipe && slideSeen(list.current) === 0 && canSwipeBack();
    swipeStart.current = isFirst ? touches[0] : undefined;
  };
  const onTouchEnd = ({ changedTouches }: TouchEvent) => {
    const start = swipeStart.current;
    const finger = changedTouches[0];
    if (!start || !finger) return;
    const dx = finger.clientX - start.clientX;
    if (dx >= SWIPE_PX && dx >= 1.5 * Math.abs(finger.clientY - start.clientY)) step(-1);
  };

  return {
    current: position % count,
    position,
    step,
    jumpTo: (to: number) => scroll(to, 'instant'),
    release,
    /** To be spread onto the list. A scrollable region has to be reachable by keyboard. */
    track: {
      ref: list,
      className: 'carousel-track',
      tabIndex: 0,
      'aria-label': `${label}, swipe or use the arrow keys`,
      onScroll,
      onTouchStart,
      onTouchEnd,
    },
  };
}
