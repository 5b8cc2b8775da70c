import {
  type RefObject,
  type TouchEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { swipe, wrapStep } from './track-steps';

/** A scroll that hasn't moved for this long has ended. Safari before 26 has no `scrollend`. */
const REST_MS = 120;

/** The slide that fills most of the track; 0 if the track is not rendered. */
const slideSeen = (list: HTMLElement | null) =>
  list?.clientWidth ? Math.round(list.scrollLeft / list.clientWidth) : 0;

/**
 * Tracks the position of a scrolling row of slides. A copy of the first slide follows the last, so that looping looks
 * continuous; once the copy has come to rest, the track jumps to the real first slide unnoticed.
 */
export function useTrack(track: RefObject<HTMLElement | null>, count: number) {
  const [position, setPosition] = useState(0);
  /** The slide it is heading for or resting at. `position` lags behind during a scroll. */
  const target = useRef(0);
  /** A step is in progress. A busy phone may start scrolling late, and that pause must not count as rest. */
  const isStepping = useRef(false);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const touch = useRef<{ x: number; y: number } | null>(null);

  const scroll = (to: number, behavior: ScrollBehavior = 'auto') => {
    const list = track.current;
    list?.scrollTo({ left: list.clientWidth * to, behavior });
  };

  // The visitor may have swiped before hydration.
  useLayoutEffect(() => {
    const seen = slideSeen(track.current);
    target.current = seen;
    setPosition(seen);
  }, [track]);

  /** Jumps to a slide without animation. */
  const jumpTo = (at: number) => {
    target.current = at;
    setPosition(at);
    scroll(at, 'instant');
  };

  const leaveCopy = () => {
    if (target.current !== count) return;
    target.current = 0;
    scroll(0, 'instant');
  };

  /** Moves to the next or previous slide, wrapping at the ends. */
  const step = (by: 1 | -1) => {
    const { from, to } = wrapStep(target.current, by, count);
    if (from !== target.current) scroll(from, 'instant');
    target.current = to;
    isStepping.current = true;
    scroll(to);
  };

  const onScroll = () => {
    const seen = slideSeen(track.current);
    setPosition(seen);
    clearTimeout(rest.current);
    rest.current = setTimeout(() => {
      if (isStepping.current && seen !== target.current) return;
      isStepping.current = false;
      target.current = seen;
      leaveCopy();
    }, REST_MS);
  };

  /** Swiping back from the first slide has nothing to scroll to, so it goes to the last slide. */
  const onTouchStart = ({ touches }: TouchEvent) => {
    const finger = touches[0];
    touch.current =
      finger && target.current === 0 ? { x: finger.clientX, y: finger.clientY } : null;
  };
  const onTouchEnd = ({ changedTouches }: TouchEvent) => {
    const finger = changedTouches[0];
    const start = touch.current;
    touch.current = null;
    if (!start || !finger) return;
    if (swipe(finger.clientX - start.x, finger.clientY - start.y) === 'back') step(-1);
  };

  // At the edge a swipe would trigger the browser's "back" gesture. React's touch listeners are passive and can't
  // prevent that.
  useEffect(() => {
    const list = track.current;
    const takeOver = () => {
      isStepping.current = false;
    };
    const onTouchMove = (event: globalThis.TouchEvent) => {
      const start = touch.current;
      const finger = event.touches[0];
      if (!start || !finger || !event.cancelable) return;
      const dx = finger.clientX - start.x;
      if (dx > Math.abs(finger.clientY - start.y)) event.preventDefault();
    };
    list?.addEventListener('touchmove', onTouchMove, { passive: false });
    list?.addEventListener('pointerdown', takeOver);
    list?.addEventListener('wheel', takeOver, { passive: true });
    return () => {
      list?.removeEventListener('touchmove', onTouchMove);
      list?.removeEventListener('pointerdown', takeOver);
      list?.removeEventListener('wheel', takeOver);
    };
  }, [track]);

  return {
    current: position % count,
    position,
    step,
    jumpTo,
    leaveCopy,
    onScroll,
    onTouchStart,
    onTouchEnd,
  };
}
