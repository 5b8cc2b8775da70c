import { useEffect, useState } from 'react';

/** Whether something that takes the focus may open, which it may not while somebody is typing. */
export function useUndisturbed(isWanted: boolean): boolean {
  const [isWriting, setWriting] = useState(false);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => watchWriting(document, setWriting), []);
  // Once it is open, people type in it.
  const next = isWanted && (isOpen || !isWriting);
  if (next !== isOpen) setOpen(next);
  return next;
}

const NOT_TEXT = new Set(['button', 'checkbox', 'file', 'radio', 'range', 'reset', 'submit']);

/**
 * Reports whether somebody is typing: from the first key in a field until the focus moves to something that isn't a
 * field. Pauses don't count: nobody can tell whether they have finished or are thinking.
 * @returns a function that stops it
 */
export function watchWriting(page: Document, onChange: (isWriting: boolean) => void): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const begin = ({ target }: Event) => {
    if (isTextField(target)) onChange(true);
  };
  /** Waits a task, since the next field gets the focus after this event. When the window loses it, the field keeps it. */
  const checkFocus = () => {
    clearTimeout(timer);
    timer = setTimeout(() => isTextField(page.activeElement) || onChange(false));
  };
  signal.addEventListener('abort', () => clearTimeout(timer));
  // Captured before anything on the page can stop them.
  const early = { capture: true, signal };
  for (const type of ['keydown', 'input', 'compositionstart']) {
    page.addEventListener(type, begin, early);
  }
  for (const type of ['focusout', 'pointerup']) page.addEventListener(type, checkFocus, early);
  // Somebody who returns to the tab looks at the page before they type again.
  page.addEventListener('visibilitychange', () => onChange(false), { signal });
  return () => ending.abort();
}

function isTextField(target: EventTarget | null): boolean {
  if (target === null || !('tagName' in target)) return false;
  if (target.tagName === 'TEXTAREA') return true;
  return target.tagName === 'INPUT' && 'type' in target && !NOT_TEXT.has(String(target.type));
}
