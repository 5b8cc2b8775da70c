import { useEffect, useState } from 'react';

/** Returns what stands in a field, by its id. A restored draft is noticed with the next touch of its form. */
export function useFieldText(id: string): string {
  const [text, setText] = useState('');
  useEffect(() => {
    const field = document.getElementById(id);
    if (!(field instanceof HTMLInputElement)) return;
    const read = () => setText(field.value);
    const form = field.form ?? field;
    const listening = new AbortController();
    const options = { signal: listening.signal };
    for (const type of ['input', 'focusin']) form.addEventListener(type, read, options);
    // It is reset after its listeners.
    form.addEventListener('reset', () => queueMicrotask(read), options);
    read();
    return () => listening.abort();
  }, [id]);
  return text;
}
