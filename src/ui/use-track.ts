import {
  type RefObject,
  type TouchEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { swipe, wrapStep } from './track-steps';

/** A scroll that has not moved for so long has come to rest; Safari before 26 has no `scrollend`. */
const REST_MS = 120;

/** The slide that fills most of the row; a row that is not drawn yet stands at its first. */
const slideSeen = (list: HTMLElement | null) =>
  list?.clientWidth ? Math.round(list.scrollLeft / list.clientWidth) : 0;

/**
 * The position of a row of slides that scrolls. After the last slide stands a copy of the first, so that going on
 * from the last one looks like going on; once the copy is at rest, the first takes its place unseen.
 */
export function useTrack(track: RefObject<HTMLElement | null>, count: number) {
  const [position, setPosition] = useState(0);
  /** Where it goes or rests: `position` lags behind while it moves. */
  const target = useRef(0);
  /** A step is under way: a busy phone may begin to move long after it was told to, which is no rest. */
  const isStepping = useRef(false);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const touch = useRef<{ x: number; y: number } | null>(null);

  const scroll = (to: number, behavior: ScrollBehavior = 'auto') => {
    const list = track.current;
    list?.scrollTo({ left: list.clientWidth * to, behavior });
  };

  // Somebody may have swiped before the page came alive.
  useLayoutEffect(() => {
    const seen = slideSeen(track.current);
    target.current = seen;
    setPosition(seen);
  }, [track]);

  /** Stands at a slide from the start. */
  const begin = (at: number) => {
    target.current = at;
    setPosition(at);
    scroll(at, 'instant');
  };

  const leaveCopy = () => {
    if (target.current !== count) return;
    target.current = 0;
    scroll(0, 'instant');
  };

  /** Goes to the next slide or the one before, round the ends. */
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

  /** A swipe back from the first slide has nothing to scroll to: here it goes to the last. */
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

  // At its end a swipe would turn into the browser's own "back". React listens passively, which can't prevent that.
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
    begin,
    leaveCopy,
    onScroll,
    onTouchStart,
    onTouchEnd,
  };
}
