import type { Stage } from './stage';
import { enlarged, followed, MIDDLE, type Point, type View } from './view';

/** A touch that is shorter, and moves less, is a tap; two of them at one place are a double tap. */
const TAP_MS = 250;
const TAP_PX = 10;
const DOUBLE_TAP_MS = 300;
const DOUBLE_TAP_PX = 40;
/** The speed of a finger is that of its last moment. */
const MOMENT_MS = 80;

/** How far a wheel turns to enlarge the picture by a factor of e. */
const WHEEL_PX = 200;

type Tap = Point & { at: number };

/**
 * Lets two fingers enlarge the picture, and one move what is larger than the screen; a mouse does the same with its wheel
 * and Ctrl. Everything else is left to the browser: moving sideways, from a picture's edge, to the next one.
 * @returns `hold` begins again with another picture, `letGo` forgets the fingers, and `end` ends it all
 */
export function followFingers(root: HTMLElement, stage: Stage, onTap: () => void) {
  const fingers = new Map<number, Point>();
  let base: { view: View; middle: Point; distance: number } | undefined;
  let trail: Tap[] = [];
  /** The touch under way, while it may be a tap. */
  let touch: Tap | undefined;
  /** Where it began, until it is known who follows it. */
  let start: Touch | undefined;
  let isOurs = false;
  let lastTap: Tap | undefined;
  let singleTap: ReturnType<typeof setTimeout>;
  const listening = new AbortController();
  const { signal } = listening;

  /** From the middle of the screen. */
  const pointOf = ({ clientX, clientY }: MouseEvent): Point => {
    const { left, top, width, height } = root.getBoundingClientRect();
    return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
  };
  const middleOf = ([one = MIDDLE, other = one]: Point[]): Point => ({
    x: (one.x + other.x) / 2,
    y: (one.y + other.y) / 2,
  });
  const distanceOf = ([one = MIDDLE, other]: Point[]) =>
    other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;
  const canMove = () => stage.room().x > 0 || stage.room().y > 0;
  /** On its way from or to the page, nothing holds it. */
  const isHeld = () =>
    stage.darkness() === 1 && (fingers.size === 2 || (fingers.size === 1 && canMove()));

  /** Starts again with the fingers that are there. */
  const hold = () => {
    trail = [];
    base = undefined;
    if (!isHeld()) return;
    const points = [...fingers.values()];
    base = { view: stage.hold(), middle: middleOf(points), distance: distanceOf(points) };
  };

  const follow = (at: number) => {
    if (!base) return;
    const points = [...fingers.values()];
    const middle = middleOf(points);
    const factor = base.distance ? distanceOf(points) / base.distance : 1;
    const { x, y, scale } = enlarged(base.view, base.view.scale * factor, base.middle);
    // One finger does not move it up or down unless it is higher than the screen; downwards it is pulled.
    const isLevel = !base.distance && stage.room().y === 0;
    const down = isLevel ? 0 : middle.y - base.middle.y;
    const wanted = { x: x + middle.x - base.middle.x, y: y + down, scale };
    const { size, screen } = stage.sizes();
    stage.show(followed(wanted, size, screen, middle));
    trail.push({ ...middle, at });
  };

  const speedAt = (now: number): Point => {
    const recent = trail.filter(({ at }) => at > now - MOMENT_MS);
    const [first] = recent;
    const last = recent.at(-1);
    if (!first || !last || last.at === first.at) return MIDDLE;
    const ms = last.at - first.at;
    return { x: (last.x - first.x) / ms, y: (last.y - first.y) / ms };
  };

  /** @returns whether it is the second of a double tap */
  const tap = (now: Tap): boolean => {
    clearTimeout(singleTap);
    const isSecond =
      lastTap !== undefined &&
      now.at - lastTap.at < DOUBLE_TAP_MS &&
      distanceOf([now, lastTap]) < DOUBLE_TAP_PX;
    lastTap = isSecond ? undefined : now;
    if (isSecond) stage.toggle(now);
    else singleTap = setTimeout(onTap, DOUBLE_TAP_MS);
    return isSecond;
  };

  root.addEventListener(
    'pointerdown',
    (event) => {
      if (event.button !== 0) return;
      const point = pointOf(event);
      fingers.set(event.pointerId, point);
      touch = fingers.size === 1 ? { ...point, at: event.timeStamp } : undefined;
      hold();
      // A mouse may leave the window while it holds the picture.
      if (event.pointerType === 'mouse') root.setPointerCapture(event.pointerId);
    },
    { signal },
  );
  root.addEventListener(
    'pointermove',
    (event) => {
      if (!fingers.has(event.pointerId)) return;
      const point = pointOf(event);
      fingers.set(event.pointerId, point);
      if (touch && distanceOf([touch, point]) > TAP_PX) touch = undefined;
      if (!touch) follow(event.timeStamp);
    },
    { signal },
  );
  const lift = (event: PointerEvent) => {
    if (!fingers.delete(event.pointerId)) return;
    const held = base;
    const isTap =
      touch && event.type === 'pointerup' && event.timeStamp - touch.at < TAP_MS
        ? touch
        : undefined;
    const isEnlarging = isTap !== undefined && tap(isTap);
    // A finger that is taken over by the browser throws nothing.
    const isThrown = held?.distance === 0 && event.type === 'pointerup';
    const speed = isThrown ? speedAt(event.timeStamp) : MIDDLE;
    const at = trail.at(-1);
    touch = undefined;
    hold();
    if (held && !base && !isEnlarging) stage.release(speed, at);
  };
  root.addEventListener('pointerup', lift, { signal });
  root.addEventListener('pointercancel', lift, { signal });
  root.addEventListener(
    'touchstart',
    ({ touches }) => {
      start = touches[0];
      isOurs = false;
    },
    { passive: true, signal },
  );
  /** Whether a finger that begins like that moves the picture. */
  const isPan = (across: number, down: number) =>
    (stage.room().y > 0 && Math.abs(down) > Math.abs(across)) || stage.canMoveTo(Math.sign(across));
  /** Such a finger asks for the last picture (`useTrack`); a browser may go back in its history instead. */
  const isBackFromFirst = (across: number, down: number) =>
    root.scrollLeft === 0 && across > Math.abs(down);
  // Or the browser would move the row of pictures, or enlarge the page.
  root.addEventListener(
    'touchmove',
    (event) => {
      const [finger] = event.touches;
      if (event.touches.length > 1) isOurs = true;
      else if (start && finger) {
        const across = finger.clientX - start.clientX;
        const down = finger.clientY - start.clientY;
        isOurs = (canMove() && isPan(across, down)) || isBackFromFirst(across, down);
      }
      start = undefined;
      if (isOurs && event.cancelable) event.preventDefault();
    },
    { passive: false, signal },
  );
  root.addEventListener(
    'wheel',
    (event) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      stage.stop();
      stage.enlarge(Math.exp(-event.deltaY / WHEEL_PX), pointOf(event));
    },
    { passive: false, signal },
  );
  return {
    hold,
    letGo() {
      fingers.clear();
      touch = undefined;
      hold();
    },
    end() {
      clearTimeout(singleTap);
      listening.abort();
    },
  };
}
