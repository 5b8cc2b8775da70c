import {
  ArrowDown,
  ArrowUp,
  CalendarCheck2,
  Check,
  CloudOff,
  type IconNode,
  Phone,
  RefreshCw,
} from 'lucide';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { STATUS_WORDS } from '../../domain/change-words';
import { followPull } from '../../ui/follow-pull';
import { followSwipe, isSwiped } from '../../ui/follow-swipe';
import { Icon } from '../../ui/icon';
import { type Movements, useMotion } from '../../ui/use-motion';
import css from './gestures.css?inline';

/** The state of loading a tab again. */
export type Refreshing = 'idle' | 'busy' | 'done' | 'offline';

type PullProps = { refreshing: Refreshing; words: string; onRefresh: () => void };

/** Where nothing is pulled: what stands there has other uses for a finger. */
const ELSEWHERE = '.dashboard-tabs, .choice-bar';

const DRAWINGS: Record<Exclude<Refreshing, 'idle'>, IconNode> = {
  busy: RefreshCw,
  done: Check,
  offline: CloudOff,
};

/**
 * Lets a finger pull the dashboard down at its top, which loads again what is shown. The sign for it comes from below the
 * header, follows the finger, and stays until there is an answer.
 */
export function PullToRefresh({ refreshing, words, onRefresh }: PullProps) {
  const sign = useRef<HTMLDivElement>(null);
  const slide = useRef<ReturnType<typeof createSlide>>(undefined);
  const motion = useMotion(() => true);
  const [isFar, setIsFar] = useState(false);
  const isIdle = refreshing === 'idle';
  const mayStart = useEffectEvent(
    (target: Element) => isIdle && scrollY <= 0 && !target.closest(ELSEWHERE),
  );
  const refresh = useEffectEvent(onRefresh);
  const spring = useEffectEvent((move: (part: number) => void) => motion?.spring(move));

  useEffect(() => {
    const dashboard = sign.current?.closest<HTMLElement>('.dashboard');
    if (!sign.current || !dashboard) return;
    const sliding = createSlide(sign.current, (move) => spring(move));
    slide.current = sliding;
    const follow = () =>
      followPull(dashboard, {
        canStart: (target) => mayStart(target),
        onStart: () => setIsFar(false),
        onMove({ down, aside }) {
          // A finger that moves sideways swipes a row.
          const px = Math.abs(aside) > down ? 0 : resisted(down);
          sliding.put(px);
          setIsFar(isEnough(px));
        },
        onEnd() {
          if (isEnough(sliding.px())) refresh();
          else sliding.go(0);
        },
      });
    // Further down the browser scrolls without asking first.
    let unfollow: (() => void) | undefined;
    const look = () => {
      if (scrollY <= 0) unfollow ??= follow();
      else if (sliding.px() === 0) {
        unfollow?.();
        unfollow = undefined;
      }
    };
    look();
    addEventListener('scroll', look, { passive: true });
    return () => {
      removeEventListener('scroll', look);
      unfollow?.();
      sliding.stop();
    };
  }, []);

  useLayoutEffect(() => slide.current?.go(isIdle ? 0 : ENOUGH_PX), [isIdle]);

  return (
    <div className="pull-place no-print" aria-hidden="true">
      <style>{css}</style>
      <div ref={sign} className="pull-sign" data-busy={refreshing === 'busy'} hidden>
        <Icon drawing={isIdle ? (isFar ? ArrowUp : ArrowDown) : DRAWINGS[refreshing]} />
        <span>{isIdle ? `${isFar ? 'Release' : 'Pull'} to refresh` : words}</span>
      </div>
    </div>
  );
}

/** Moves the sign, which is hidden in its place. */
function createSlide(
  sign: HTMLElement,
  spring: (move: (part: number) => void) => ReturnType<Movements['spring']> | undefined,
) {
  let px = 0;
  let stop = () => {};
  const put = (next: number) => {
    px = next;
    sign.hidden = px === 0;
    sign.style.transform = `translateY(${px}px)`;
  };
  return {
    px: () => px,
    stop: () => stop(),
    put(next: number): void {
      stop();
      put(next);
    },
    go(to: number): void {
      stop();
      const from = px;
      if (from === to) return;
      const movement = spring((part) => put(from + (to - from) * part));
      if (movement) stop = movement.stop;
      else put(to);
    },
  };
}

/** How far something is pulled down that stays while it is loaded again. */
const ENOUGH_PX = 72;
/** How far it can be pulled at most. */
const MOST_PX = 128;

/** How far something comes that a finger pulls: less and less, and never further than it can. */
export const resisted = (px: number): number =>
  MOST_PX * (1 - Math.exp(-Math.max(0, px) / MOST_PX));

/** Whether letting go there loads it again. */
export const isEnough = (px: number): boolean => px >= ENOUGH_PX;

/** What a swipe does to a row: it is set to Contacted, its time is confirmed, or it is called. */
export type SwipeWay = 'contacted' | 'confirm' | 'call';

const WAYS: [way: SwipeWay, drawing: IconNode, words: string][] = [
  ['contacted', Check, STATUS_WORDS.contacted],
  ['confirm', CalendarCheck2, 'Confirm'],
  ['call', Phone, 'Call'],
];

type SwipeProps = {
  /** Undefined where a swipe does nothing to the row with this id. */
  wayOf: (id: string) => SwipeWay | undefined;
  onSwipe: (id: string) => void;
};

/**
 * Answers a row of the list that follows when a finger swipes it to the right. Under the row is what that does; the row's or
 * its sheet's button does the same.
 */
export function RowSwipe({ wayOf, onSwipe }: SwipeProps) {
  const surface = useRef<HTMLDivElement>(null);
  const motion = useMotion(() => true);
  const wayAt = useEffectEvent(wayOf);
  const swiped = useEffectEvent(onSwipe);
  // Where nothing moves by itself, it is back at once.
  const spring = useEffectEvent((move: (part: number) => void, speed: number) =>
    motion?.spring(move, speed),
  );

  useEffect(() => {
    const under = surface.current;
    const list = under?.parentElement?.querySelector<HTMLElement>('.rows');
    if (!under || !list) return;
    let row: HTMLElement | undefined;
    let x = 0;
    let stop = () => {};
    const put = (px: number) => {
      x = px;
      const item = row?.querySelector<HTMLElement>('.row-item');
      if (item) item.style.transform = px === 0 ? '' : `translateX(${px}px)`;
    };
    const rest = () => {
      stop();
      put(0);
      row?.removeAttribute('data-swiped');
      row = undefined;
      under.hidden = true;
    };

    const unfollow = followSwipe(list, {
      onStart(target) {
        const touched = target.closest<HTMLElement>('.row');
        const item = touched?.querySelector('.row-item');
        const way = touched && wayAt(touched.dataset['id'] ?? '');
        if (!touched || !item || !way) return false;
        rest();
        under.dataset['way'] = way;
        row = touched;
        row.setAttribute('data-swiped', '');
        const top = item.getBoundingClientRect().top - list.getBoundingClientRect().top;
        under.style.top = `${list.offsetTop + top}px`;
        under.style.height = `${item.clientHeight}px`;
        under.hidden = false;
        return true;
      },
      onMove(px) {
        put(px);
        under.toggleAttribute('data-far', isSwiped(px, 0, list.clientWidth));
      },
      onEnd(px, speed) {
        const id = row?.dataset['id'];
        const from = x;
        if (id !== undefined && isSwiped(px, speed, list.clientWidth)) swiped(id);
        const movement =
          from > 0 ? spring((part) => put(from * (1 - part)), (-speed * 1_000) / from) : undefined;
        if (!movement) return rest();
        stop = movement.stop;
        void movement.ended.then(rest);
      },
    });
    // A finger must be able to move a page sideways that was zoomed.
    const viewport = window.visualViewport;
    const adapt = () => {
      list.style.touchAction = (viewport?.scale ?? 1) > 1 ? '' : 'pan-y pinch-zoom';
    };
    adapt();
    viewport?.addEventListener('resize', adapt);
    return () => {
      rest();
      unfollow();
      viewport?.removeEventListener('resize', adapt);
      list.style.touchAction = '';
    };
  }, []);

  return (
    <div ref={surface} className="row-swipe" aria-hidden="true" hidden>
      {WAYS.map(([way, drawing, words]) => (
        <span key={way} data-way={way}>
          <Icon drawing={drawing} size={24} />
          {words}
        </span>
      ))}
    </div>
  );
}
