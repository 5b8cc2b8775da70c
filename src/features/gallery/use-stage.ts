import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { Picture } from '../../domain/picture';
import { followPull, isThrownAway } from '../../ui/follow-pull';
import type { Movements } from '../../ui/use-motion';
import { createFlight } from './flight';
import { followFingers } from './follow-fingers';
import { seenOnPage } from './page-picture';
import { createStage, type Stage, type Zoom } from './stage';
import { MIDDLE } from './view';

type Options = {
  list: RefObject<HTMLUListElement | null>;
  /** Which item of the list is shown, and its picture. */
  slot: number;
  picture: Picture | undefined;
  motion: Movements | undefined;
  onTap: () => void;
  /** When a finger has thrown the picture aside: for the next one (1), or the previous one (-1). */
  onPast: (by: 1 | -1) => void;
  /** When a finger has thrown the picture away. */
  onThrown: () => void;
};

/** How far a picture has to be pulled to be thrown away: this share of the screen counts as its length. */
const SHARE_OF_SCREEN = 0.5;

/** The picture that is shown, following fingers, and on its way from and to the page. */
export function useStage({ list, slot, picture, motion, onTap, onPast, onThrown }: Options) {
  const root = useRef<HTMLDivElement>(null);
  const stage = useRef<Stage>(undefined);
  const flight = useRef<ReturnType<typeof createFlight>>(undefined);
  const fingers = useRef<ReturnType<typeof followFingers>>(undefined);
  /** The speed at which a finger let it go. */
  const speed = useRef(MIDDLE);
  const [zoom, setZoom] = useState<Zoom>('whole');
  const tapped = useEffectEvent(onTap);
  const past = useEffectEvent(onPast);
  const thrown = useEffectEvent(onThrown);
  const original = () => picture && seenOnPage(picture);
  const originalNow = useEffectEvent(original);

  useLayoutEffect(() => {
    if (!root.current || !list.current) return;
    const shown = createStage(root.current, motion, setZoom, (by) => past(by));
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
        // It springs back unless it is closed.
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
    zoom,
    arrive: () => void flight.current?.arrive(original()),
    leave() {
      fingers.current?.letGo();
      return flight.current?.leave(original(), speed.current) ?? Promise.resolve();
    },
  };
}
