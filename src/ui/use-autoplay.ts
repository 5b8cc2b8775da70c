import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * Calls `onTick` at regular intervals while the element is visible and the page in the foreground, until paused. Under
 * reduced motion it starts only on request. It waits while held, for instance under the mouse.
 */
export function useAutoplay(
  target: RefObject<Element | null>,
  intervalMs: number,
  onTick: () => void,
) {
  const [isPlaying, setIsPlaying] = useState(false);
  const [isVisible, setIsVisible] = useState(false);
  const [isHeld, setIsHeld] = useState(false);
  const tick = useRef(onTick);

  useEffect(() => {
    tick.current = onTick;
  });

  useEffect(() => {
    // The visitor scrolled it before hydration: leave it to them.
    const isTouched = Boolean(target.current?.scrollLeft);
    setIsPlaying(!isTouched && !matchMedia('(prefers-reduced-motion: reduce)').matches);
  }, [target]);

  useEffect(() => {
    if (!target.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => setIsVisible(entry?.isIntersecting ?? false),
      { threshold: 0.5 },
    );
    observer.observe(target.current);
    return () => observer.disconnect();
  }, [target]);

  useEffect(() => {
    if (!isPlaying || !isVisible || isHeld) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') tick.current();
    }, intervalMs);
    return () => clearInterval(timer);
  }, [isPlaying, isVisible, isHeld, intervalMs]);

  return {
    isPlaying,
    play: () => setIsPlaying(true),
    pause: () => setIsPlaying(false),
    hold: setIsHeld,
  };
}
