import { Copy } from 'lucide';
import { useState } from 'react';
import { Action } from './button';
import { Icon } from './icon';

type Props = { message: string; what?: string };

/** Copies a message, or another text, to the clipboard. If the browser refuses, shows the text to copy by hand. */
export function CopyMessage({ message, what = 'Message' }: Props) {
  const { state, copy } = useCopy(message);
  if (state === 'refused') return <p className="note whitespace-pre-line select-all">{message}</p>;
  return (
    <Action className="no-print cursor-pointer" onClick={copy}>
      <Icon drawing={Copy} />
      <span aria-live="polite">
        {state === 'copied' ? `${what} copied` : `Copy ${what.toLowerCase()}`}
      </span>
    </Action>
  );
}

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
