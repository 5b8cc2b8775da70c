import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { toast as sonner, Toaster } from 'sonner';
import { onThisDevice } from '../device/this-device';
import { Action } from './button';
import { TOAST_MS, type Toast } from './toast-message';

const MAX_VISIBLE = 3;
const GAP_PX = 10;
/** How wide they are beside the right edge of a wide screen, with the gap. */
const WIDTH_PX = 380;

let mounted: HTMLElement | undefined;
let root: Root | undefined;
let isPiled = false;
/** The last message with the same words. */
const last = new Map<string, string | number>();

/** Shows a message, instead of one with the same words; the first one mounts the region that holds them. */
export function show(toast: Toast): void {
  // Without the dashboard, its reader may have signed out: anybody may hold this phone.
  if (toast.isOfRow && !document.querySelector('.dashboard')) return;
  mounted ??= mount();
  place(mounted);
  const words = toast.title + toast.description;
  const before = last.get(words);
  // Each action is of its own.
  if (before && !toast.action) sonner.dismiss(before);
  const id = sonner.custom((id) => <ToastCard {...toast} onDone={() => sonner.dismiss(id)} />, {
    duration: toast.ms ?? TOAST_MS,
  });
  last.set(words, id);
  void toast.becomes?.then((next) => {
    const shown = last.get(words);
    if (!next || sonner.getToasts().every((one) => one.id !== shown)) return;
    // Otherwise it still stands for what was saved after this.
    if (shown === id) sonner.dismiss(id);
    show(next);
  });
}

function mount(): HTMLElement {
  const container = document.createElement('div');
  keepOnTop(container);
  root = createRoot(container);
  // Mount synchronously, including effects: the toaster ignores messages sent before it subscribes.
  flushSync(render);
  return container;
}

function render(): void {
  root?.render(
    <Toaster
      className="toast-region no-print"
      position="bottom-right"
      visibleToasts={MAX_VISIBLE}
      // In a pile the newest covers the others' buttons until a mouse spreads it: on a phone nothing does.
      expand={!isPiled}
      offset={{ bottom: 'max(var(--offset-toast), var(--toast-low, 0px))', right: '1.5rem' }}
      mobileOffset={{ bottom: 'var(--offset-toast)', left: '1rem', right: '1rem' }}
      gap={GAP_PX}
    />,
  );
}

function ToastCard({ onDone, ...toast }: Toast & { onDone: () => void }) {
  const { kind, title, description, isOfRow, action } = toast;
  return (
    <div className={`toast toast-${kind} ${isOfRow ? 'toast-of-row' : ''}`}>
      <p>{onThisDevice(title)}</p>
      <p>{onThisDevice(description)}</p>
      {action && (
        <Action
          className="cursor-pointer"
          onClick={() => {
            onDone();
            action.run();
          }}
        >
          {action.label}
        </Action>
      )}
    </div>
  );
}

/**
 * Keeps an element above everything else: inside the topmost modal dialog, because everything outside it is inert, and
 * as a popover, because a dialog that is being animated would move its children along.
 */
function keepOnTop(layer: HTMLElement): void {
  // A message, or a sheet whose contents are still loading, grows.
  const sizes = new ResizeObserver(() => place(layer));
  const raise = () => {
    const dialog = topDialog();
    (dialog ?? document.body).append(layer);
    sizes.disconnect();
    if (dialog) sizes.observe(dialog);
    // A moved element is not told that the mouse has left it, and a message under the mouse stays.
    layer.querySelector('ol')?.dispatchEvent(new MouseEvent('mouseout', { bubbles: true }));
    layer.showPopover?.();
    place(layer);
  };
  layer.popover = 'manual';
  raise();
  // The scrolling that comes with the focus may be smooth.
  for (const type of ['resize', 'focusin', 'scrollend']) {
    addEventListener(type, () => requestAnimationFrame(() => place(layer)));
  }
  const strip = document.querySelector('.status-strip');
  // Whatever the strip says next stays readable.
  if (strip) {
    new MutationObserver(() => place(layer)).observe(strip, {
      attributes: true,
      childList: true,
      characterData: true,
      subtree: true,
    });
  }
  new MutationObserver(() => place(layer)).observe(layer, { childList: true, subtree: true });
  // A dialog may also be removed without being closed, taking the element with it.
  new MutationObserver((changes) => {
    if (changes.some(isOfDialog) || !layer.isConnected) raise();
  }).observe(document, { attributeFilter: ['open'], childList: true, subtree: true });
}

/**
 * Tells the style sheet where a phone's messages begin if not above the bar: in a sheet that leaves them no room above it
 * where they cover neither its title nor what follows, or below the header if they would lie over what has the focus, such
 * as a receipt or a field. On a wide screen they stand as low as they can without covering a control, in a pile where there is
 * no room for all of them.
 */
function place(layer: HTMLElement): void {
  const dialog = topDialog();
  const low = dialog ? undefined : focusBelow();
  const isLow = low !== undefined;
  const [newest = 0, ...others] = heightsIn(layer);
  const height = others.reduce((sum, one) => sum + one, newest);
  const free = dialog || height === 0 ? undefined : lowestFree(height);
  // Of those behind the newest an edge is seen.
  const pile =
    dialog || free || others.length === 0 ? undefined : lowestFree(newest + others.length * GAP_PX);
  if (isPiled !== (pile !== undefined)) {
    isPiled = !isPiled;
    render();
  }
  const above = dialog ? endInSheet(dialog, height) : isLow ? headerEnd() : undefined;
  layer.toggleAttribute('data-top', isLow);
  const end = free ?? pile ?? (height > 0 ? low : undefined);
  layer.style.setProperty(
    '--toast-low',
    end === undefined ? '' : `${innerHeight - end + GAP_PX}px`,
  );
  layer.style.setProperty('--toast-top', above === undefined ? '' : `${above + GAP_PX}px`);
}

/** How high the messages are that are seen, the newest first, each with its gap. */
const heightsIn = (layer: HTMLElement) =>
  [...layer.querySelectorAll<HTMLElement>('[data-sonner-toast][data-removed="false"]')]
    .slice(0, MAX_VISIBLE)
    .map(({ style, offsetHeight }) => {
      // In a pile it is as high as the one in front.
      const own = Number.parseFloat(style.getPropertyValue('--initial-height'));
      return (own || offsetHeight) + GAP_PX;
    });

/**
 * Returns what messages stand below in a sheet; undefined if there is room above it. That is its title, or what follows from
 * what was just done (`data-follows`) if they would lie over that.
 */
function endInSheet(dialog: HTMLElement, height: number): number | undefined {
  const head = dialog.querySelector<HTMLElement>('.sheet-head');
  if (!head || dialog.offsetTop > height + GAP_PX) return undefined;
  const end = dialog.offsetTop + head.offsetHeight;
  const follows = dialog.querySelector('[data-follows]')?.getBoundingClientRect();
  if (!follows) return end;
  // Both may still be sliding in.
  const moved = dialog.offsetTop - dialog.getBoundingClientRect().top;
  const isCovered = follows.top + moved < end + GAP_PX + height && follows.bottom + moved > end;
  return isCovered ? follows.bottom + moved : end;
}

/** Where what has the focus begins, if messages at the bottom could lie over it. */
function focusBelow(): number | undefined {
  const focused = document.activeElement;
  if (!focused || focused === document.body || mounted?.contains(focused)) return undefined;
  const { top, bottom, right } = focused.getBoundingClientRect();
  const isBelow = !isLarge(focused) && top + bottom > innerHeight && top < innerHeight;
  return isBelow && right > innerWidth - WIDTH_PX ? top : undefined;
}

const CONTROLS = 'a[href], button, input, select, textarea, label, summary';

/** Where messages of this height end on a wide screen, as low as possible beside what can be tapped; undefined if that fills its corner. */
function lowestFree(height: number): number | undefined {
  if (!matchMedia('(min-width: 52rem)').matches) return undefined;
  const focused = document.activeElement ?? document.body;
  const kept = [...document.querySelectorAll(CONTROLS), ...(isLarge(focused) ? [] : [focused])]
    .filter((one) => !mounted?.contains(one))
    .map((one) => ({ one, box: one.getBoundingClientRect() }))
    .filter(({ one, box }) => box.right > innerWidth - WIDTH_PX && isReachable(one, box))
    .map(({ box }) => box)
    .sort((one, other) => other.bottom - one.bottom);
  let end = innerHeight;
  for (const { top, bottom } of kept) {
    if (top < end && bottom > end - height) end = top;
  }
  return end - height > innerHeight / 3 ? end : undefined;
}

/** Neither hidden nor scrolled out of sight; a message may lie over it. */
const isReachable = (one: Element, { left, top, width, height }: DOMRect) =>
  document.elementsFromPoint(left + width / 2, top + height / 2).includes(one);

/** The page itself may have the focus, or a long part of it. */
const isLarge = (one: Element) => one.getBoundingClientRect().height >= innerHeight / 2;

/** Where the header ends, or the strip that overlays the page below it; with large letters both scroll away. */
const headerEnd = () =>
  Math.max(
    0,
    ...[...document.querySelectorAll('.header, .status-strip > *')].map(
      (part) => part.getBoundingClientRect().bottom,
    ),
  );

/** The document doesn't expose the order of open dialogs, but the topmost backdrop covers every corner. */
const topDialog = () => document.elementFromPoint(0, 0)?.closest<HTMLElement>('dialog[open]');

const isOfDialog = ({ type, target }: MutationRecord) =>
  type === 'attributes' && target instanceof HTMLDialogElement;
