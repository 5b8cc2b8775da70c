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

/** The parts of a document that `watchWriting` needs. */
type Writing = Pick<Document, 'addEventListener' | 'removeEventListener' | 'activeElement'>;

const BEGINS = ['keydown', 'input', 'compositionstart'] as const;
const MAY_END = ['focusout', 'pointerup'] as const;
/** Captures events before anything on the page can stop them. */
const EARLY = { capture: true };
const NOT_TEXT = new Set(['button', 'checkbox', 'file', 'radio', 'range', 'reset', 'submit']);

/**
 * Reports whether somebody is typing: from the first key in a field until the focus moves to something that isn't a
 * field. Pauses don't count: nobody can tell whether they have finished or are thinking.
 * @returns a function that stops it
 */
export function watchWriting(page: Writing, onChange: (isWriting: boolean) => void): () => void {
  let isWriting = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const set = (next: boolean) => {
    if (next === isWriting) return;
    isWriting = next;
    onChange(next);
  };
  const begin = ({ target }: Event) => {
    if (isTextField(target)) set(true);
  };
  /**
   * Waits a task: the next field gets the focus only after this event. When the window loses it, the field keeps it.
   */
  const look = () => {
    clearTimeout(timer);
    timer = setTimeout(() => isTextField(page.activeElement) || set(false));
  };
  /** Somebody who returns to the tab looks at the page before they type again. */
  const rest = () => set(false);

  for (const type of BEGINS) page.addEventListener(type, begin, EARLY);
  for (const type of MAY_END) page.addEventListener(type, look, EARLY);
  page.addEventListener('visibilitychange', rest);
  return () => {
    clearTimeout(timer);
    for (const type of BEGINS) page.removeEventListener(type, begin, EARLY);
    for (const type of MAY_END) page.removeEventListener(type, look, EARLY);
    page.removeEventListener('visibilitychange', rest);
  };
}

function isTextField(target: EventTarget | null): boolean {
  if (target === null || !('tagName' in target)) return false;
  if (target.tagName === 'TEXTAREA') return true;
  return target.tagName === 'INPUT' && 'type' in target && !NOT_TEXT.has(String(target.type));
}
