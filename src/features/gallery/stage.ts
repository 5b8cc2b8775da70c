import type { Movements } from '../../ui/use-motion';
import {
  between,
  closeScale,
  enlarged,
  MIDDLE,
  OPENING,
  type Point,
  room,
  type Size,
  thrownTo,
  type View,
  wholeScale,
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
 * @param onZoom when the picture becomes larger than it opened, or no longer is
 * @param onPast when the picture is thrown beyond its edge, for the next one (1) or the previous one (-1)
 */
export function createStage(
  root: HTMLElement,
  motion: Movements | undefined,
  onZoom: (isEnlarged: boolean) => void,
  onPast: (by: 1 | -1) => void,
) {
  let picture: HTMLElement | undefined;
  let view = OPENING;
  /** Where it rests once nothing holds it. */
  let home = OPENING;
  /** The picture before this one may still be seen, and stays as it was left. */
  let before: { picture: HTMLElement | undefined; home: View } | undefined;
  let isEnlarged = false;
  let darkness = 1;
  let stop = () => {};

  const sizes = (): { size: Size; screen: Size } => ({
    size: { width: picture?.offsetWidth ?? 0, height: picture?.offsetHeight ?? 0 },
    screen: { width: root.clientWidth, height: root.clientHeight },
  });

  /**
   * @param dark how dark it is around it: at 0, the page is seen
   * @param cut on its way from or to the page
   */
  const show = (next: View, dark = 1, cut?: Cut) => {
    view = next;
    if (!cut && isEnlarged !== next.scale > 1) {
      isEnlarged = next.scale > 1;
      onZoom(isEnlarged);
    }
    if (picture) {
      const { x, y, scale } = next;
      const isOpening = x === 0 && y === 0 && scale === 1;
      picture.style.transform = isOpening ? '' : `translate(${x}px, ${y}px) scale(${scale})`;
      picture.style.clipPath = cut ? `inset(${cut.down}px ${cut.across}px)` : '';
      // While it moves, the browser scales what it has drawn; once it rests, it is drawn again in full detail.
      picture.style.willChange = 'transform';
    }
    if (dark === darkness) return;
    darkness = dark;
    root.toggleAttribute('data-dark', dark === 1);
    for (const one of root.querySelectorAll<HTMLElement>('[data-dims]')) {
      one.style.opacity = String(dark);
    }
  };

  const draw = () => {
    if (picture) picture.style.willChange = '';
  };

  /** @param speed in pixels per millisecond, at which it leaves the view of now */
  const move = (to: View, update: (part: number) => void, speed = MIDDLE): Promise<void> => {
    stop();
    const way = { x: to.x - view.x, y: to.y - view.y };
    const length = way.x ** 2 + way.y ** 2;
    const along = length && ((speed.x * way.x + speed.y * way.y) / length) * 1_000;
    const movement = motion?.spring(update, along);
    stop = () => movement?.stop();
    if (!movement) update(1);
    return (movement?.ended ?? Promise.resolve()).then(draw);
  };

  const glide = (to: View, speed?: Point) => {
    home = to;
    const from = view;
    const dark = darkness;
    const update = (part: number) =>
      show(part === 1 ? to : between(from, to, part), dark + (1 - dark) * part);
    return move(to, update, speed);
  };
  const rest = (wanted: View, at?: Point) => within(wanted, sizes().size, sizes().screen, at);

  const whole = (): View => {
    const { size, screen } = sizes();
    return { ...OPENING, scale: wholeScale(size, screen) };
  };

  return {
    view: () => view,
    home: () => home,
    /** How far it can be moved to either side, and up or down, from the middle. */
    room: () => room(sizes().size, sizes().screen, view.scale),
    /** Whether there was more of it to the left, so that it could be moved to the right (1), or the other way (-1). */
    canMoveTo: (way: number) =>
      Math.abs(home.x + way) <= room(sizes().size, sizes().screen, home.scale).x,
    darkness: () => darkness,
    sizes,
    show,
    move,
    glide,
    stop: () => stop(),
    /** For a picture that has nowhere to come from. */
    fade(opacity: number): void {
      if (picture) picture.style.opacity = opacity === 1 ? '' : String(opacity);
    },
    /** Which picture is shown from now on. */
    choose(next: HTMLElement | undefined): void {
      if (next === picture) return;
      stop();
      show(home);
      draw();
      const left = { picture, home };
      const isBack = next === before?.picture;
      if (!isBack && before?.picture) before.picture.style.transform = '';
      home = (isBack && before?.home) || OPENING;
      before = left;
      picture = next;
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
    /** On a screen of another size. */
    settle(): void {
      stop();
      home = rest(home);
      show(home);
      draw();
    },
    /** Lets go of it: it glides on to where it may stay, or makes room for another. */
    release(speed: Point, at?: Point): void {
      const { x, y, scale } = view;
      const ahead = { x: x + speed.x * THROW_MS, y: y + speed.y * THROW_MS, scale };
      void glide(rest(ahead, at), speed);
      const by = thrownTo(ahead, sizes().size, sizes().screen);
      if (by) onPast(by);
    },
    /** Enlarges the picture so that this point stays in its place, or shows all of it. */
    toggle(at = MIDDLE): void {
      const { size, screen } = sizes();
      void glide(view.scale > 1 ? whole() : rest(enlarged(view, closeScale(size, screen), at)));
    },
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
