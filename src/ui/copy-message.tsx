import { Copy } from 'lucide';
import { Action } from './button';
import { Icon } from './icon';
import { useCopy } from './use-copy';

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
