import type { Movements } from '../../ui/use-motion';
import {
  between,
  closeScale,
  enlarged,
  MIDDLE,
  OPENING,
  type Point,
  roomFor,
  type Size,
  type View,
  within,
} from './view';

/** How far something thrown glides on: as if it kept its speed for this long. */
const THROW_MS = 180;

/** How much of a picture's edges is cut off, in its own pixels. */
export type Cut = { across: number; down: number };

export type Stage = ReturnType<typeof createStage>;

/**
 * Shows one picture at a time as fingers, keys and movements want it, and the page behind it through the dark.
 * @param root as large as the screen; what is marked `data-dims` in it fades when the page shows through
 * @param motion without it, nothing moves by itself
 * @param onEnlarged when the picture becomes larger than it opened (true), or is shown whole again (false)
 */
export function createStage(
  root: HTMLElement,
  motion: Movements | undefined,
  onEnlarged: (isEnlarged: boolean) => void,
) {
  /** The picture, and its copies. */
  let shown: HTMLElement[] = [];
  let view = OPENING;
  /** Where it rests, or is on its way to. */
  let home = OPENING;
  /** The picture before this one may still be seen, and stays as it was left. */
  let before: { shown: HTMLElement[]; home: View } | undefined;
  let isEnlarged = false;
  let darkness = 1;
  let stop = () => {};
  /** Whether it is on its way to where it rests, and not from or to the page. */
  let isGliding = false;

  const sizes = (): { size: Size; screen: Size } => ({
    size: { width: shown[0]?.offsetWidth ?? 0, height: shown[0]?.offsetHeight ?? 0 },
    screen: { width: root.clientWidth, height: root.clientHeight },
  });

  /**
   * @param dark how dark it is around it: at 0, the page is seen
   * @param cut on its way from or to the page
   */
  const show = (next: View, dark = 1, cut?: Cut) => {
    view = next;
    const { x, y, scale } = next;
    if (!cut && scale > OPENING.scale !== isEnlarged) {
      isEnlarged = !isEnlarged;
      onEnlarged(isEnlarged);
    }
    const isOpening = x === 0 && y === 0 && scale === 1;
    for (const { style } of shown) {
      style.transform = isOpening ? '' : `translate(${x}px, ${y}px) scale(${scale})`;
      style.clipPath = cut ? `inset(${cut.down}px ${cut.across}px)` : '';
      // While it moves, the browser scales what it has drawn; once it rests, it is drawn again in full detail.
      style.willChange = 'transform';
    }
    if (dark === darkness) return;
    darkness = dark;
    root.toggleAttribute('data-dark', dark === 1);
    for (const one of root.querySelectorAll<HTMLElement>('[data-dims]')) {
      one.style.opacity = String(dark);
    }
  };

  const draw = () => {
    for (const { style } of shown) style.willChange = '';
  };

  const halt = () => {
    stop();
    isGliding = false;
  };

  /** @param speed in pixels per millisecond, at which it leaves the view of now */
  const move = (to: View, update: (part: number) => void, speed = MIDDLE): Promise<void> => {
    halt();
    home = to;
    const way = { x: to.x - view.x, y: to.y - view.y };
    const length = way.x ** 2 + way.y ** 2;
    const along = length && ((speed.x * way.x + speed.y * way.y) / length) * 1_000;
    const movement = motion?.spring(update, along);
    stop = () => movement?.stop();
    if (!movement) update(1);
    return (movement?.ended ?? Promise.resolve()).then(draw);
  };

  const glide = (to: View, speed?: Point) => {
    const from = view;
    const dark = darkness;
    const update = (part: number) =>
      show(part === 1 ? to : between(from, to, part), dark + (1 - dark) * part);
    const ended = move(to, update, speed);
    isGliding = true;
    return ended;
  };
  const rest = (wanted: View, at?: Point) => within(wanted, sizes().size, sizes().screen, at);

  const room = (scale: number) => {
    const { size, screen } = sizes();
    return roomFor(size, screen, scale);
  };
  /** Whether the picture at rest reaches beyond the screen there, so that it can be moved right (1) or left (-1). */
  const canMoveTo = (way: number) => Math.abs(home.x + way) <= room(home.scale).x;

  /** The picture before this one is shown as it opens when somebody returns to it. */
  const forgetBefore = () => {
    for (const { style } of before?.shown ?? []) style.transform = '';
    before = undefined;
  };

  return {
    view: () => view,
    home: () => home,
    /** How far it can be moved to either side, and up or down, from the middle. */
    room: () => room(view.scale),
    canMoveTo,
    darkness: () => darkness,
    sizes,
    show,
    move,
    glide,
    stop: halt,
    /** Catches it on its way. */
    hold(): View {
      halt();
      home = rest(view);
      return view;
    },
    /** For a picture that has nowhere to come from. */
    fade(opacity: number): void {
      for (const { style } of shown) style.opacity = opacity === 1 ? '' : String(opacity);
    },
    /** Which picture is shown from now on, with its copies. */
    choose(next: HTMLElement[]): void {
      if (next[0] === shown[0]) return;
      halt();
      show(home);
      draw();
      const left = { shown, home };
      home = OPENING;
      if (before && before.shown[0] === next[0]) home = before.home;
      else forgetBefore();
      before = left;
      shown = next;
      show(home);
      draw();
    },
    /** Where the picture is as it opens. */
    place(): DOMRect {
      const { size, screen } = sizes();
      const { left, top } = root.getBoundingClientRect();
      const x = left + (screen.width - size.width) / 2;
      return new DOMRect(x, top + (screen.height - size.height) / 2, size.width, size.height);
    },
    /** On a screen of another size. What fingers hold stays so, and what is on its way from or to the page. */
    settle(): void {
      forgetBefore();
      if (view !== home && !isGliding) return;
      halt();
      home = rest(home);
      show(home);
      draw();
    },
    /** Lets go of it: it glides on to where it may stay. */
    release(speed: Point, at?: Point): void {
      const { x, y, scale } = view;
      const ahead = { x: x + speed.x * THROW_MS, y: y + speed.y * THROW_MS, scale };
      void glide(rest(ahead, at), speed);
    },
    /** Enlarges the picture so that this point stays in its place, or shows all of it. */
    toggle(at = MIDDLE): void {
      const { size, screen } = sizes();
      const close = rest(enlarged(view, closeScale(size, screen), at));
      void glide(isEnlarged ? OPENING : close);
    },
    showAll: () => void glide(OPENING),
    /** At once, for a wheel; what is at that point stays there. */
    enlarge(factor: number, at: Point): void {
      home = rest(enlarged(view, view.scale * factor, at), at);
      show(home);
      draw();
    },
    // From where it is on its way to: keys add up.
    scaleBy: (factor: number) => void glide(rest(enlarged(home, home.scale * factor, MIDDLE))),
    moveBy: (x: number, y: number) => void glide(rest({ ...home, x: home.x + x, y: home.y + y })),
  };
}
