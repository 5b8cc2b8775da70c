import { Copy } from 'lucide';
import { useState } from 'react';
import { Icon } from '../../ui/icon';

/** Copies a message, for whatever way of sending it is left. Where the browser refuses, it shows it to be copied by hand. */
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

  if (state === 'refused') return <p className="note select-all">{message}</p>;
  return (
    <button type="button" className="action" onClick={copy}>
      <Icon drawing={Copy} />
      {state === 'copied' ? 'Message copied' : 'Copy message'}
    </button>
  );
}
