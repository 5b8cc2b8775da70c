import { typeInto } from '../ui/field-text';
import { type Field, fieldsOf, isTouched } from './form-fields';

/** What can be filled in, opened, tapped, scrolled or focused. */
const LIVELY = 'input,textarea,select,button,a,details,summary,[popover],[tabindex]';

/** In a browser without popovers this matches nothing instead of throwing. */
const OPEN_POPOVER = ':is(:popover-open)';

/** What React has not hydrated yet, by its name in the document. */
const early = new Map<HTMLElement, string>();

/** Names each element by its part of the page, what it is, and its place among its like. */
function named(): Map<string, HTMLElement> {
  const found = new Map<string, HTMLElement>();
  const counts: Record<string, number> = {};
  for (const one of document.querySelectorAll<HTMLElement>(LIVELY)) {
    const part = one.parentElement?.closest('[id]')?.id;
    const own = one.id || one.getAttribute('name') || one.className;
    const like = [part, one.localName, one.getAttribute('type'), own].join();
    const count = (counts[like] ?? 0) + 1;
    counts[like] = count;
    found.set(`${like},${count}`, one);
  }
  return found;
}

/**
 * Carries over what visitors have done to a page before it was hydrated. One foreign node, such as a password manager's
 * icon or a translated word, makes React give up and render the page, or a part of it, anew; the nodes that it replaces
 * still hold what was typed, ticked and opened. Call it before the page is hydrated.
 */
export function carryOver(root: HTMLElement): void {
  const { pathname } = location;
  let focused = document.activeElement;
  let place = scrollY;
  /** Where the page was, until all of it is here again. */
  let awaited: number | undefined;
  const scrolled = new Map<HTMLElement, number>();
  const opened = new Set<HTMLElement>();
  const over = new AbortController();
  const on = (type: string, listener: (target: HTMLElement) => void) => {
    const onEvent = ({ target }: Event) => target instanceof HTMLElement && listener(target);
    document.addEventListener(type, onEvent, { capture: true, signal: over.signal });
  };
  const noteScroll = (one: EventTarget) =>
    one instanceof HTMLElement && scrolled.set(one, one.scrollLeft);
  const noteOpen = (one: HTMLElement) => {
    if (one.matches(OPEN_POPOVER)) opened.add(one);
    else opened.delete(one);
  };
  const notePlace = () => {
    place = scrollY;
  };
  const noteFocus = (one: HTMLElement | null) => {
    focused = one;
  };
  const stayHere = () => {
    awaited = undefined;
  };

  for (const [name, one] of named()) {
    early.set(one, name);
    noteOpen(one);
  }
  window.scrolled?.forEach(noteScroll);
  delete window.scrolled;
  const prerendered = new WeakSet(early.keys());
  /** Those whose removal has been noticed. */
  const missed = new WeakSet<HTMLElement>();
  on('scroll', noteScroll);
  on('toggle', noteOpen);
  on('focusin', noteFocus);
  // What loses the focus because it is replaced is no longer in the document by then.
  on('focusout', (one) => queueMicrotask(() => one.isConnected && noteFocus(null)));
  for (const act of ['wheel', 'touchmove', 'pointerdown', 'keydown']) on(act, stayHere);
  addEventListener('scroll', notePlace, { passive: true, signal: over.signal });

  const carry = (old: HTMLElement, one: HTMLElement) => {
    early.delete(old);
    if (old.ariaBusy) one.ariaBusy = old.ariaBusy;
    window.taps = window.taps?.map((tapped) => (tapped === old ? one : tapped));
    if (old instanceof HTMLDetailsElement && one instanceof HTMLDetailsElement) one.open = old.open;
    if (isField(old) && isField(one) && isTouched(old)) fill(old, one);
    one.scrollLeft = scrolled.get(old) ?? 0;
    if (opened.has(old)) {
      document.querySelector<HTMLElement>(`[popovertarget="${one.id}"]`)?.click();
    }
    if (old === focused && document.activeElement === document.body) focus(old, one);
  };

  // Called before the next frame, and before the browser reports that a page became shorter for a moment.
  const observer = new MutationObserver(() => {
    if (early.size === 0 || location.pathname !== pathname) {
      observer.disconnect();
      over.abort();
      early.clear();
      return;
    }
    const removed = [...early].filter(([one]) => !one.isConnected);
    const now = removed.length > 0 ? named() : undefined;
    let isAnew = false;
    for (const [old, name] of removed) {
      const one = now?.get(name);
      // Where fewer are left, another has this name now.
      const isReplaced = one && !prerendered.has(one);
      if (isReplaced) carry(old, one);
      // Its part may still have to load before it is here again.
      isAnew ||= isReplaced || (isOfLaterPart(old) && !missed.has(old));
      missed.add(old);
    }
    if (isAnew) {
      awaited ??= place;
      dispatchEvent(new Event(RENDERED_ANEW));
    }
    if (awaited === undefined) return;
    if (Math.abs(scrollY - awaited) > 1) scrollTo({ top: awaited, behavior: 'instant' });
    // Sections above may still be on their way, without which the page is shorter.
    if (![...early.keys()].some(isOfLaterPart)) stayHere();
  });
  observer.observe(root, { childList: true, subtree: true });
}

/** Notes that a part has been hydrated: what React does there from now on, and has removed meanwhile, is meant. */
function settle(part: Node): void {
  for (const one of early.keys()) {
    if (!isOfLaterPart(one) && (part.contains(one) || !one.isConnected)) early.delete(one);
  }
}

/** Whether it is, or was, in a part that is hydrated later. */
const isOfLaterPart = (one: HTMLElement) => one.closest(`[${NOT_HYDRATED}]`) !== null;

/** Fills in a field so that React hears of it. */
function fill(old: Field, one: Field): void {
  if (one instanceof HTMLInputElement && /^(checkbox|radio)$/.test(one.type)) {
    if (one.checked !== (old instanceof HTMLInputElement && old.checked)) one.click();
    return;
  }
  typeInto(one, old.value);
  // What React listens to in a list of choices.
  one.dispatchEvent(new Event('change', { bubbles: true }));
}

function focus(old: HTMLElement, one: HTMLElement): void {
  one.focus({ preventScroll: true });
  if (!isText(old) || !isText(one) || old.selectionStart === null) return;
  one.setSelectionRange(old.selectionStart, old.selectionEnd);
}

const isField = (one: Element): one is Field => one.matches('input,textarea,select');

const isText = (one: Element) =>
  one instanceof HTMLInputElement || one instanceof HTMLTextAreaElement;

/** Marks prerendered parts that are not hydrated yet. The loader knows it as well. */
export const NOT_HYDRATED = 'data-not-hydrated';

/** An event on the window: React has given up hydration, and rendered the page or a part of it anew. */
export const RENDERED_ANEW = 'renderedanew';

declare global {
  interface Window {
    /** Set once React handles clicks on the whole page; until then the loader collects them in `taps`. */
    appReady?: true;
    /** The buttons and openers clicked before that, or in a part that is not hydrated yet (`hydrate-later.tsx`), in order. */
    taps?: HTMLElement[] | undefined;
    /** What was scrolled before `carryOver` listens. */
    scrolled?: Set<EventTarget>;
  }
}

/** Whether something was filled in or tapped in a part that is not hydrated yet. */
export function isTouchedEarly(): boolean {
  const touched = [...(window.taps ?? []), ...fieldsOf(document).filter(isTouched)];
  return touched.some((one) => one.closest(`[${NOT_HYDRATED}]`));
}

/** Replays to React what happened before hydration: fields that were filled in and buttons that were clicked. */
export function catchUp(part: ParentNode & Node = document): void {
  // Not when its frame is: React hydrates the page after that, and a tap is lost if it then renders it anew.
  if (part === document) window.appReady = true;
  // The page itself is hydrated only once.
  if (!window.taps && part === document) return;
  const isDue = (one: Element) => part.contains(one) && !one.closest(`[${NOT_HYDRATED}]`);
  // Deferred, because an event dispatched during React's own work would force it to hydrate that section early.
  setTimeout(() => {
    const { taps } = window;
    const due = taps?.filter(isDue) ?? [];
    const rest = taps?.filter((button) => !due.includes(button));
    window.taps = rest?.length ? rest : undefined;
    settle(part);
    const { activeElement, body } = document;
    for (const field of fieldsOf(part)) {
      if (isTouched(field) && isDue(field)) {
        field.dispatchEvent(new Event('input', { bubbles: true }));
      }
    }
    // If the body has focus, nothing was focused by the visitor.
    if (activeElement && activeElement !== body && isDue(activeElement)) {
      activeElement.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    }
    for (const button of due) {
      button.ariaBusy = null;
      button.click();
    }
  });
}
