import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { Picture } from '../../domain/picture';
import { followPull, isThrownAway } from '../../ui/follow-pull';
import { isStill } from '../../ui/is-still';
import type { Movements } from '../../ui/use-motion';
import { followFingers } from './follow-fingers';
import { type Cut, createStage, type Stage } from './stage';
import { between, MIDDLE, OPENING, type Point, type View } from './view';

type Options = {
  list: RefObject<HTMLUListElement | null>;
  /** Which item of the list is shown, and its picture. */
  slot: number;
  picture: Picture | undefined;
  motion: Movements | undefined;
  onTap: () => void;
  /** When a finger has thrown the picture away. */
  onThrown: () => void;
};

/** How far a picture has to be pulled to be thrown away: this share of the screen counts as its length. */
const SHARE_OF_SCREEN = 0.5;

/** The picture that is shown, following fingers, and on its way from and to the page. */
export function useStage({ list, slot, picture, motion, onTap, onThrown }: Options) {
  const root = useRef<HTMLDivElement>(null);
  const stage = useRef<Stage>(undefined);
  const flight = useRef<ReturnType<typeof createFlight>>(undefined);
  const fingers = useRef<ReturnType<typeof followFingers>>(undefined);
  /** The speed at which a finger let it go. */
  const speed = useRef(MIDDLE);
  const [isEnlarged, setIsEnlarged] = useState(false);
  const tapped = useEffectEvent(onTap);
  const thrown = useEffectEvent(onThrown);
  const original = () => picture && seenOnPage(picture);
  const originalNow = useEffectEvent(original);

  useLayoutEffect(() => {
    if (!root.current || !list.current) return;
    const shown = createStage(root.current, motion, setIsEnlarged);
    const flying = createFlight(shown);
    stage.current = shown;
    flight.current = flying;
    const following = followFingers(list.current, shown, () => tapped());
    const unfollowPull = followPull(list.current, {
      // What is higher than the screen is moved by such a finger instead.
      canStart: () => shown.room().y === 0 && shown.darkness() === 1,
      onStart() {
        speed.current = MIDDLE;
        following.letGo();
        flying.hold();
      },
      onMove: (way) => flying.follow(originalNow(), way),
      onEnd(px, down) {
        speed.current = { x: 0, y: down };
        // The picture springs back unless the gallery closes.
        void flying.back(speed.current);
        if (isThrownAway(px, down, shown.sizes().screen.height * SHARE_OF_SCREEN)) thrown();
      },
    });
    fingers.current = following;
    addEventListener('resize', shown.settle);
    return () => {
      removeEventListener('resize', shown.settle);
      following.end();
      unfollowPull();
      shown.stop();
      flying.end();
    };
  }, [list, motion]);

  useLayoutEffect(() => {
    const items = [...(list.current?.children ?? [])];
    const last = items.length - 1;
    // The last is a copy of the first.
    const shown = slot % last === 0 ? [items[0], items[last]] : [items[slot]];
    const pictures = shown.map((item) => item?.firstElementChild);
    stage.current?.choose(pictures.filter((one) => one instanceof HTMLElement));
    fingers.current?.hold();
  }, [list, slot]);

  return {
    root,
    stage,
    isEnlarged,
    arrive: () => void flight.current?.arrive(original()),
    leave() {
      fingers.current?.letGo();
      return flight.current?.leave(original(), speed.current) ?? Promise.resolve();
    },
  };
}

/** Pulled down by this share of the screen, a picture lets the page show through. */
const LETS_THROUGH = 0.5;
/** Where a picture comes from and goes to that is not seen on the page. */
const NEARBY = { x: 0, y: 0, scale: 0.92 };

/** Moves the picture between the page and full screen, so that there seems to be only one of it. */
function createFlight(stage: Stage) {
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

/** Where a picture is on the page, seen from its place in full screen. */
type Outline = Cut & { view: View };

/** The addresses of its files. */
const files = ({ name, hash }: Picture) => `/media/${name}-${hash}-`;

/** The picture on the page behind the gallery, if it has loaded. */
function onPage(picture: Picture): HTMLImageElement | undefined {
  const all = [...document.querySelectorAll<HTMLImageElement>('main img')];
  const same = all.filter((one) => one.currentSrc.includes(files(picture)) && one.naturalWidth > 0);
  return same.find(isSeen) ?? same[0];
}

/** The file that the page shows, which is on this device already. */
export const fileOnPage = (picture: Picture): string | undefined => onPage(picture)?.currentSrc;

/** The picture where it is seen on the page. */
function seenOnPage(picture: Picture): HTMLImageElement | undefined {
  const image = onPage(picture);
  return image && isSeen(image) ? image : undefined;
}

/** Most of it is on the screen. */
function isSeen(image: HTMLImageElement): boolean {
  const { left, right, top, bottom, width, height } = image.getBoundingClientRect();
  const across = Math.min(right, innerWidth) - Math.max(left, 0);
  const down = Math.min(bottom, innerHeight) - Math.max(top, 0);
  return width > 0 && across >= width / 2 && down >= height / 2;
}

/** The page's picture is cropped to its frame, as `object-fit: cover` does it. */
function outlineOf(frame: DOMRect, full: DOMRect): Outline {
  const scale = Math.max(frame.width / full.width, frame.height / full.height);
  return {
    view: {
      x: frame.x + frame.width / 2 - (full.x + full.width / 2),
      y: frame.y + frame.height / 2 - (full.y + full.height / 2),
      scale,
    },
    across: (full.width - frame.width / scale) / 2,
    down: (full.height - frame.height / scale) / 2,
  };
}
