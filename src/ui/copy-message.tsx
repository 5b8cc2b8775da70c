import { Copy } from 'lucide';
import { useState } from 'react';
import { Icon } from './icon';

/** Copies a message to the clipboard. If the browser refuses, shows the text to copy by hand. */
export function CopyMessage({ message }: { message: string }) {
  const [state, setState] = useState<'ready' | 'copied' | 'refused'>('ready');

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(message);
      setState('copied');
    } catch {
      setState('refused');
    }
  };

  if (state === 'refused') return <p className="note whitespace-pre-line select-all">{message}</p>;
  return (
    <button type="button" className="action no-print cursor-pointer" onClick={copy}>
      <Icon drawing={Copy} />
      <span aria-live="polite">{state === 'copied' ? 'Message copied' : 'Copy message'}</span>
    </button>
  );
}
