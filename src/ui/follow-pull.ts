/** What a finger pulls down. Lengths are in pixels, speeds in pixels per millisecond. */
type Pull = {
  /** Asked when a finger first moves down on this element. */
  canStart(target: Element): boolean;
  onStart(): void;
  onMove(way: { down: number; aside: number }): void;
  onEnd(px: number, speed: number): void;
};

/** A flick: faster than a finger moves that only looks at what is below. */
const FLICK = 0.5;
/** Without a flick, the share of its length by which something has to be pulled away. */
const FAR = 0.4;

/** Whether what was let go there leaves; otherwise it springs back. */
export const isThrownAway = (px: number, speed: number, length: number): boolean =>
  speed > FLICK || (speed > -FLICK && px > length * FAR);

/**
 * Follows a finger that pulls an element down. Scrolling comes first: a pull starts only where nothing under the finger
 * can be scrolled up, and a finger that moves sideways is left to the browser.
 */
export function followPull(element: HTMLElement, pull: Pull): () => void {
  let start: Touch | undefined;
  let isPulling = false;
  let trail = createTrail();
  const listening = new AbortController();
  const on = <Type extends 'touchstart' | 'touchmove' | 'touchend' | 'touchcancel'>(
    type: Type,
    listener: (event: HTMLElementEventMap[Type]) => void,
  ) => {
    // Not passive: a pull must not scroll or reload the page.
    element.addEventListener(type, listener, { passive: false, signal: listening.signal });
  };

  on('touchstart', ({ touches }) => {
    if (isPulling) end(0);
    start = touches.length === 1 ? touches[0] : undefined;
  });

  on('touchmove', (event) => {
    const finger = event.touches[0];
    if (!start || !finger) return;
    if (!isPulling) {
      const down = finger.clientY - start.clientY;
      const isDown = down > 0 && down > Math.abs(finger.clientX - start.clientX);
      if (!isDown || !event.cancelable || !mayStart(start.target)) {
        start = undefined;
        return;
      }
      isPulling = true;
      // From here, so that it does not jump by what the browser took to tell.
      start = finger;
      trail = createTrail();
      pull.onStart();
    }
    event.preventDefault();
    trail.add(finger.clientY, event.timeStamp);
    pull.onMove({ down: finger.clientY - start.clientY, aside: finger.clientX - start.clientX });
  });

  on('touchend', ({ timeStamp }) => isPulling && end(trail.speedAt(timeStamp)));
  on('touchcancel', () => isPulling && end(0));

  const mayStart = (target: EventTarget) =>
    target instanceof Element && isAtTop(target, element) && pull.canStart(target);

  const end = (speed: number) => {
    isPulling = false;
    const y = trail.last() ?? 0;
    const from = start?.clientY ?? y;
    start = undefined;
    pull.onEnd(y - from, speed);
  };

  return () => listening.abort();
}

/** Whether nothing from this element up to the outer one is scrolled down. */
function isAtTop(target: Element, outer: Element): boolean {
  for (let one: Element | null = target; one; one = one.parentElement) {
    if (one.scrollTop > 0) return false;
    if (one === outer) break;
  }
  return true;
}

/** The speed of a finger is that of its last moment. */
const MOMENT_MS = 80;

/** Where a finger has been on one axis, in pixels, and how fast it is. */
export function createTrail() {
  const steps: { px: number; at: number }[] = [];
  return {
    add: (px: number, at: number) => void steps.push({ px, at }),
    last: () => steps.at(-1)?.px,
    /** In pixels per millisecond; 0 once the finger rests. */
    speedAt(now: number): number {
      const recent = steps.filter(({ at }) => at > now - MOMENT_MS);
      const [first] = recent;
      const last = recent.at(-1);
      return first && last && last.at > first.at ? (last.px - first.px) / (last.at - first.at) : 0;
    },
  };
}
