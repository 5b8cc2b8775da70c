import { useEffectEvent, useLayoutEffect } from 'react';
import { addStyle } from './add-style';
import { Dialog, type DialogProps, useOnceOpen } from './dialog';
import { isStill } from './is-still';
import { GLIDE, Presence, spring, useIsPresent, usePresence } from './motion';
import css from './motion.css?inline';
import { followOpenSheets, MovingSheet } from './moving-sheet';

/** Everything that moves, loaded in one file by `use-motion.ts`. */
export const movements = { Presence, Sheet: MovingSheet, Dialog: LeavingDialog, Leaver, spring };

/** A dialog that is closed, but still shown, while a `Leaver` in it leaves. */
function LeavingDialog(props: DialogProps) {
  return <Dialog {...props} isLeaving={!useIsPresent()} />;
}

type LeaverProps = { onCome: () => void; onLeave: () => Promise<void> };

/** Tells a dialog's contents when it is open, also again on its way out, and that it is to leave; waits until it has. */
function Leaver({ onCome, onLeave }: LeaverProps) {
  const [isPresent, safeToRemove] = usePresence();
  const leave = useEffectEvent(onLeave);
  useOnceOpen(isPresent, onCome);

  useLayoutEffect(() => {
    if (!isPresent) void leave().then(safeToRemove);
  }, [isPresent, safeToRemove]);

  return null;
}

/** Begins to move what needs no component for that. */
export function startMoving(): void {
  addStyle(css);
  followLists();
  followOpenSheets();
}

type Place = { left: number; top: number; width: number; height: number };

/** More are too far apart for anybody to follow them, and cost a slow phone too much. */
const MOST = 60;

/**
 * Lists marked with `data-moving`: when their items change, those that stay move from where they were, new ones appear,
 * and removed ones fade.
 */
function followLists(): void {
  if (!('ResizeObserver' in window)) return;
  const places = new WeakMap<Node, Place>();
  const known = new WeakSet<Element>();
  /** Items that are back in their list only to fade. */
  const fading = new WeakSet<Node>();
  const isItem = (node: Node): node is HTMLElement =>
    node instanceof HTMLElement && !fading.has(node);
  const itemsOf = (list: HTMLElement) => [...list.children].filter(isItem);
  const measure = (list: HTMLElement) => {
    for (const item of itemsOf(list)) places.set(item, placeOf(item, list));
  };

  // The observer also reports the size that a list has at first.
  const sizes = new ResizeObserver((entries) => {
    for (const { target } of entries) measure(target as HTMLElement);
  });
  const findLists = () => {
    for (const list of document.querySelectorAll('[data-moving]')) {
      if (known.has(list)) continue;
      known.add(list);
      sizes.observe(list);
    }
  };

  const move = (list: HTMLElement, removed: HTMLElement[]) => {
    const items = itemsOf(list);
    if (!isStill() && items.length + removed.length <= MOST) {
      for (const item of items) moveFrom(places.get(item), item, placeOf(item, list));
      for (const item of removed) {
        const place = places.get(item);
        if (!place) continue;
        fading.add(item);
        fade(item, place, list);
      }
    }
    measure(list);
  };

  findLists();
  new MutationObserver((changes) => {
    const lists = new Map<HTMLElement, Set<HTMLElement>>();
    for (const { target, addedNodes, removedNodes } of changes) {
      if (!(target instanceof HTMLElement) || !known.has(target) || !target.isConnected) continue;
      const gone = [...removedNodes].filter(isItem);
      if (gone.length === 0 && ![...addedNodes].some(isItem)) continue;
      const removed = lists.get(target) ?? new Set();
      for (const item of gone) removed.add(item);
      lists.set(target, removed);
    }
    for (const [list, removed] of lists)
      move(
        list,
        [...removed].filter((one) => !one.isConnected),
      );
    findLists();
  }).observe(document.body, { childList: true, subtree: true });
}

/** Relative to its list, whose own moves are not the item's, and without the animations under way. */
function placeOf(item: HTMLElement, list: HTMLElement): Place {
  const isInside = item.offsetParent === list;
  return {
    left: item.offsetLeft - (isInside ? 0 : list.offsetLeft),
    top: item.offsetTop - (isInside ? 0 : list.offsetTop),
    width: item.offsetWidth,
    height: item.offsetHeight,
  };
}

function moveFrom(before: Place | undefined, item: HTMLElement, now: Place): void {
  if (!before) {
    item.animate({ opacity: [0, 1] }, GLIDE);
    return;
  }
  const x = before.left - now.left;
  const y = before.top - now.top;
  // Places are known to a pixel.
  if (Math.abs(x) <= 1 && Math.abs(y) <= 1) return;
  // Added to a move under way, it begins where the item is seen.
  item.animate(
    { transform: [`translate(${x}px, ${y}px)`, 'translate(0, 0)'] },
    { ...GLIDE, composite: 'add' },
  );
}

/** Shows a removed item once more where it was, out of the way of the others. */
function fade(item: HTMLElement, place: Place, list: HTMLElement): void {
  const isPositioned = getComputedStyle(list).position !== 'static';
  item.inert = true;
  item.ariaHidden = 'true';
  Object.assign(item.style, {
    position: 'absolute',
    left: `${place.left + (isPositioned ? 0 : list.offsetLeft)}px`,
    top: `${place.top + (isPositioned ? 0 : list.offsetTop)}px`,
    width: `${place.width}px`,
    height: `${place.height}px`,
    margin: '0',
  });
  list.append(item);
  void item
    .animate({ opacity: [1, 0] }, { ...GLIDE, duration: GLIDE.duration / 2, fill: 'forwards' })
    .finished.finally(() => item.remove());
}
