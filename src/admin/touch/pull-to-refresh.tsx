import { ArrowDown, ArrowUp, Check, CloudOff, type IconNode, RefreshCw } from 'lucide';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { followPull } from '../../ui/follow-pull';
import { Icon } from '../../ui/icon';
import { type Movements, useMotion } from '../../ui/use-motion';
import type { Refreshing } from '../use-refresh';
import css from './gestures.css?inline';
import { ENOUGH_PX, isEnough, resisted } from './resisted';

type Props = { refreshing: Refreshing; words: string; onRefresh: () => void };

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
export function PullToRefresh({ refreshing, words, onRefresh }: Props) {
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
