import { useState } from 'react';

/** Returns a function that copies a text to the clipboard, and whether the browser has done so or refused. */
export function useCopy(text: string) {
  const [state, setState] = useState<'ready' | 'copied' | 'refused'>('ready');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      setState('refused');
    }
  };
  return { state, copy: () => void copy() };
}
