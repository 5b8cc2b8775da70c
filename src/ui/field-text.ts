import { useEffect, useState } from 'react';

/**
 * Returns what stands in a field, by its id. A restored draft is noticed with the next touch of its form.
 * @param isLeft reads only what somebody has left there, for a question that must not come in the middle of a number
 */
export function useFieldText(id: string, isLeft = false): string {
  const [text, setText] = useState('');
  useEffect(() => {
    const field = document.getElementById(id);
    if (!(field instanceof HTMLInputElement)) return;
    const read = () => {
      if (!isLeft || document.activeElement !== field) setText(field.value);
    };
    const form = field.form ?? field;
    const listening = new AbortController();
    const options = { signal: listening.signal };
    for (const type of ['input', 'focusin', 'focusout']) form.addEventListener(type, read, options);
    // A form is reset after its listeners; a tap on its button runs microtasks between them.
    form.addEventListener('reset', () => setTimeout(read), options);
    read();
    return () => listening.abort();
  }, [id, isLeft]);
  return text;
}

const PAUSE_MS = 600;

/**
 * Returns a text once it has stayed the same for a moment, and nothing was tapped during it: half of a text looks mistyped,
 * and what is tapped just after typing must not move away.
 */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    let pause: number | undefined;
    const wait = () => {
      clearTimeout(pause);
      pause = window.setTimeout(settle, PAUSE_MS);
    };
    const settle = () => {
      removeEventListener('pointerdown', wait, true);
      setSettled(text);
    };
    addEventListener('pointerdown', wait, true);
    wait();
    return () => {
      clearTimeout(pause);
      removeEventListener('pointerdown', wait, true);
    };
  }, [text]);
  return settled;
}

/** Fills in a field as if it had been typed: React, drafts and errors follow. */
export function typeInto(field: { value: string } & EventTarget, text: string): void {
  // With the browser's own setter: React takes what is set on the element itself for its own doing.
  Reflect.set(Object.getPrototypeOf(field), 'value', text, field);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
