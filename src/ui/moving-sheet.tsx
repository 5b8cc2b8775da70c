import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { Dialog, type DialogProps } from './dialog';
import { followPull, isThrownAway } from './follow-pull';
import { isStill } from './is-still';
import { type Movement, spring, usePresence } from './motion';

/** From there on a sheet is in the middle of the screen: `--breakpoint-md`. */
const WIDE = '(min-width: 52rem)';
/** How far below its place a sheet comes from in the middle of a screen. */
const WIDE_PX = 24;

/**
 * A sheet that comes from below, follows the finger that pulls it down, and leaves the way it came. While it leaves, the
 * dialog is already closed, so that the page below can be used.
 */
export function MovingSheet(props: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const shade = useRef<HTMLDivElement>(null);
  const sliding = useRef<ReturnType<typeof createSlide>>(undefined);
  const [isPresent, safeToRemove] = usePresence();
  const close = useEffectEvent(props.onClose);

  useLayoutEffect(() => {
    if (!dialog.current) return;
    const slide = createSlide(dialog.current, () => shade.current);
    sliding.current = slide;
    const unfollow = slide.follow(() => close());
    return () => {
      unfollow();
      slide.stop();
    };
  }, []);

  useLayoutEffect(() => {
    if (isPresent) sliding.current?.come();
    else void sliding.current?.leave().then(safeToRemove);
  }, [isPresent, safeToRemove]);

  return (
    <>
      {/* A closed dialog has no backdrop to fade out. */}
      {!isPresent && <div ref={shade} className="sheet-shade" />}
      <Dialog {...props} ref={dialog} isLeaving={!isPresent} />
    </>
  );
}

/**
 * Lets a finger pull away the sheets that were opened before this code was here. Replacing them would lose what has been
 * chosen in them, so they only follow, and close as by Escape.
 */
export function followOpenSheets(): void {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog.sheet[open]')) {
    const slide = createSlide(dialog, () => null, 0);
    slide.come();
    slide.follow(async () => {
      await slide.leave();
      dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
      // Closing was not granted.
      requestAnimationFrame(() => dialog.open && slide.come());
    });
  }
}

/**
 * Moves a sheet, and the shade over the page with it.
 * @param away the share of its way by which the sheet is away from its place
 */
function createSlide(dialog: HTMLDialogElement, findShade: () => HTMLElement | null, away = 1) {
  let isWide = matchMedia(WIDE).matches;
  let movement: Movement | undefined;
  /** At which a finger threw it away, in shares per second. */
  let thrown = 0;
  let backdrop: Animation | undefined;

  const put = (value: number) => {
    away = value;
    const y = isWide ? `${away * WIDE_PX}px` : `${away * 100}%`;
    dialog.style.transform = away === 0 ? 'none' : `translateY(${y})`;
    if (isWide) dialog.style.opacity = String(1 - away);
    const shade = findShade();
    if (shade) shade.style.opacity = String(1 - away);
    if (backdrop) backdrop.currentTime = Math.max(0, 1 - away);
  };
  const go = (to: number, speed = 0) => {
    movement?.stop();
    const from = away;
    const way = to - from;
    movement = spring((part) => put(from + way * part), way === 0 ? 0 : speed / way);
    return movement.ended;
  };

  // The style sheet's own transition would lag behind.
  dialog.style.transition = 'none';
  return {
    come() {
      isWide = matchMedia(WIDE).matches;
      thrown = 0;
      backdrop = backdropOf(dialog);
      put(away);
      void go(0);
    },
    leave() {
      backdrop = undefined;
      put(away);
      return go(1, thrown);
    },
    stop: () => movement?.stop(),
    /** Follows a finger; calls back when it throws the sheet away. */
    follow(onThrown: () => unknown) {
      let start = 0;
      const share = (px: number) => px / dialog.offsetHeight;
      return followPull(dialog, {
        canStart: () => !isWide && !isStill(),
        onStart() {
          movement?.stop();
          start = away;
        },
        onMove: ({ down }) => put(Math.max(0, start + share(down))),
        onEnd(px, speed) {
          // The sheet springs back unless closing is granted.
          void go(0, share(speed) * 1_000);
          if (!isThrownAway(px, speed, dialog.offsetHeight)) return;
          thrown = share(speed) * 1_000;
          onThrown();
        },
      });
    },
  };
}

/** The backdrop's opacity, as an animation that is moved along by hand; in some browsers the backdrop does not fade. */
function backdropOf(dialog: HTMLDialogElement): Animation | undefined {
  try {
    const animation = dialog.animate(
      { opacity: [0, 1] },
      { pseudoElement: '::backdrop', duration: 1, fill: 'both' },
    );
    animation.pause();
    return animation;
  } catch {
    return undefined;
  }
}
