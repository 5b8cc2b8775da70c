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
    // It is reset after its listeners; a tap on its button runs microtasks between them.
    form.addEventListener('reset', () => setTimeout(read), options);
    read();
    return () => listening.abort();
  }, [id, isLeft]);
  return text;
}
