import { AnimatePresence, animateValue, useIsPresent, usePresence } from 'framer-motion';
import type { ReactNode } from 'react';
import { isStill } from './is-still';

/**
 * The only place for springs and durations, and the only module that imports framer-motion: its springs, and its way of
 * keeping what leaves. `m` with dragging would be four times as long.
 */
const SPRING = { type: 'spring', visualDuration: 0.26, bounce: 0 } as const;

/** For what the browser moves by itself. */
export const GLIDE = { duration: 260, easing: 'cubic-bezier(0.2, 0, 0, 1)' } as const;

/** A movement under way. It never ends if it is stopped. */
export type Movement = { stop(): void; ended: Promise<void> };

/**
 * Moves something from 0 to 1 by a spring; at once where the visitor asks for reduced motion.
 * @param speed at which it already moves, per second
 */
export function spring(move: (part: number) => void, speed = 0): Movement {
  if (isStill()) {
    move(1);
    return { stop() {}, ended: Promise.resolve() };
  }
  let stop = () => {};
  const ended = new Promise<void>((resolve) => {
    const animation = animateValue<number>({
      ...SPRING,
      keyframes: [0, 1],
      velocity: speed,
      onUpdate: move,
      onComplete: resolve,
    });
    stop = () => animation.stop();
  });
  return { stop, ended };
}

/** Keeps its child in the document until everything in it that leaves has left. */
export function Presence({ children }: { children: ReactNode }) {
  return <AnimatePresence>{children}</AnimatePresence>;
}

export { useIsPresent, usePresence };
