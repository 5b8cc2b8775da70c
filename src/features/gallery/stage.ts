import type { Movements } from '../../ui/use-motion';
import {
  between,
  closeScale,
  enlarged,
  MIDDLE,
  type Point,
  type Size,
  type View,
  WHOLE,
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
 */
export function createStage(
  root: HTMLElement,
  motion: Movements | undefined,
  onZoom: (isEnlarged: boolean) => void,
) {
  let picture: HTMLElement | undefined;
  let view = WHOLE;
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
      picture.style.transform = next === WHOLE ? '' : `translate(${x}px, ${y}px) scale(${scale})`;
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

  const glide = (wanted: View, speed?: Point) => {
    const to = wanted.scale === 1 ? WHOLE : wanted;
    const from = view;
    const dark = darkness;
    const update = (part: number) =>
      show(part === 1 ? to : between(from, to, part), dark + (1 - dark) * part);
    return move(to, update, speed);
  };
  const rest = (wanted: View, at?: Point) => within(wanted, sizes().size, sizes().screen, at);

  return {
    view: () => view,
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
    /** Which picture is shown from now on, as a whole. */
    choose(next: HTMLElement | undefined): void {
      if (next === picture) return;
      stop();
      show(WHOLE);
      draw();
      picture = next;
    },
    /** Where the picture is while it is shown as a whole. */
    place(): DOMRect {
      const { size, screen } = sizes();
      const { left, top } = root.getBoundingClientRect();
      const x = left + (screen.width - size.width) / 2;
      return new DOMRect(x, top + (screen.height - size.height) / 2, size.width, size.height);
    },
    /** Lets go of it: it glides on to where it may stay. */
    release(speed: Point, at?: Point): void {
      const { x, y, scale } = view;
      const ahead = { x: x + speed.x * THROW_MS, y: y + speed.y * THROW_MS, scale };
      void glide(rest(ahead, at), speed);
    },
    /** Enlarges the picture so that this point stays in its place, or shows it as a whole again. */
    toggle(at = MIDDLE): void {
      const { size, screen } = sizes();
      void glide(view.scale > 1 ? WHOLE : rest(enlarged(view, closeScale(size, screen), at)));
    },
    /** At once, for a wheel; what is at that point stays there. */
    enlarge(factor: number, at: Point): void {
      const to = rest(enlarged(view, view.scale * factor, at), at);
      show(to.scale === 1 ? WHOLE : to);
      draw();
    },
    scaleBy: (factor: number) => void glide(rest(enlarged(view, view.scale * factor, MIDDLE))),
    moveBy: (x: number, y: number) => void glide(rest({ ...view, x: view.x + x, y: view.y + y })),
  };
}
