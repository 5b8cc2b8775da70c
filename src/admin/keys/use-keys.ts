import { useEffect } from 'react';

/**
 * Lets keys do what the controls on the screen do: each control says its key itself (`aria-keyshortcuts`), and arrow keys go
 * from row to row. An open sheet's keys are its own alone, and while somebody types, keys are what they always are.
 */
export function useKeys(): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (event.key === 'Escape') leaveSearch(event.target);
      if (isTyping(event.target)) return;
      // A sheet is added to the document when it opens: the last one is on top. Those below the password sheet are inert.
      const sheet = [...document.querySelectorAll('dialog[open]:not([inert] *)')].at(-1);
      const step = sheet ? undefined : { ArrowDown: 1, ArrowUp: -1 }[event.key];
      // A held key goes through rows, but presses nothing twice: the next press would be about the next person.
      if (step === undefined && event.repeat) return;
      const did =
        step === undefined
          ? pressControl(sheet ?? document, event.key)
          : focusRowBeside(event.target, step);
      if (did) event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}

const isPicked = 'input:is([type="radio"], [type="checkbox"])';

/** Whether a key belongs to the element: what is typed into it, or what a choice moves with. */
function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.matches(`textarea, select, input:not(${isPicked})`);
}

/** Browsers clear a search with Escape, and leave the focus in it. */
function leaveSearch(target: EventTarget | null): void {
  if (target instanceof HTMLInputElement && target.type === 'search') target.blur();
}

/** Presses the control of a key; a field gets the focus. */
function pressControl(place: ParentNode, key: string): boolean {
  const controls = place.querySelectorAll<HTMLElement>(`[aria-keyshortcuts~="${CSS.escape(key)}"]`);
  const control = [...controls].find(isShown);
  if (!control) return false;
  if (control.matches('input')) control.focus();
  else control.click();
  return true;
}

function focusRowBeside(from: EventTarget | null, step: number): boolean {
  const at = from instanceof Element ? from : document.body;
  // Radio buttons move with arrows themselves, and what scrolls within scrolls. A tab, where a search leaves the focus, goes sideways only.
  if (at.closest(`${isPicked}, [tabindex="0"]:not([role="tab"])`)) return false;
  const rows = [...document.querySelectorAll<HTMLElement>('.row-open')].filter(isShown);
  const current = rows.findIndex(
    (row) => row === document.activeElement || row.ariaCurrent !== null,
  );
  const next = rows[current < 0 ? 0 : Math.min(Math.max(current + step, 0), rows.length - 1)];
  next?.focus();
  return next !== undefined;
}

const isShown = (element: Element) => element.checkVisibility();
