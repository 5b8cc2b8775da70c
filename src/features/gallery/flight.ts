import { isStill } from '../../ui/is-still';
import { outlineOf } from './page-picture';
import type { Stage } from './stage';
import { between, OPENING, type Point } from './view';

/** Pulled down by this share of the screen, a picture lets the page show through. */
const LETS_THROUGH = 0.5;
/** Where a picture comes from and goes to that is not seen on the page. */
const NEARBY = { x: 0, y: 0, scale: 0.92 };

/** Moves the picture between the page and full screen, so that there seems to be only one of it. */
export function createFlight(stage: Stage) {
  let hidden: HTMLElement | undefined;
  let held = OPENING;
  /** Fingers that are still down can't stop it. */
  let isLeaving = false;
  const hide = (image?: HTMLElement) => {
    if (hidden) hidden.style.visibility = '';
    hidden = image;
    if (image) image.style.visibility = 'hidden';
  };

  /** To or from the page: `part` is 1 on the page. */
  const along = (image: HTMLElement | undefined, from = OPENING, dark = 1) => {
    const outline = image && outlineOf(image.getBoundingClientRect(), stage.place());
    const { view, across, down } = outline ?? {
      view: { ...NEARBY, y: from.y },
      across: 0,
      down: 0,
    };
    const show = (part: number) => {
      stage.fade(outline ? 1 : 1 - part);
      if (part === 0) return stage.show(from, dark);
      const cut = { across: across * part, down: down * part };
      stage.show(between(from, view, part), dark * (1 - part), cut);
    };
    return { view, show };
  };

  return {
    /** Comes from the page. */
    async arrive(image: HTMLElement | undefined): Promise<void> {
      isLeaving = false;
      const way = along(image);
      way.show(1);
      hide(image);
      await stage.move(OPENING, (part) => way.show(1 - part));
      hide();
    },
    /** Returns to the page, at the speed at which it was thrown. */
    leave(image: HTMLElement | undefined, speed: Point): Promise<void> {
      isLeaving = true;
      hide(image);
      const way = along(image, stage.view(), stage.darkness());
      return stage.move(way.view, way.show, speed);
    },
    /** Begins to follow a finger. */
    hold(): void {
      if (isLeaving) return;
      stage.stop();
      held = stage.view();
    },
    /** Follows it. */
    follow(image: HTMLElement | undefined, { down, aside }: { down: number; aside: number }): void {
      if (isLeaving || isStill()) return;
      if (image !== hidden) hide(image);
      const away = Math.min(1, Math.max(0, down) / (stage.sizes().screen.height * LETS_THROUGH));
      const scale = held.scale * (1 - away * 0.15);
      stage.show({ x: held.x + aside, y: held.y + down, scale }, 1 - away);
    },
    /** Springs back to where it was in full screen. */
    async back(speed: Point): Promise<void> {
      if (isLeaving) return;
      await stage.glide(stage.home(), speed);
      hide();
    },
    end: () => hide(),
  };
}
