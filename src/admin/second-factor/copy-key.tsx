import { useState } from 'react';

/** Copies the key of an authenticator app; where the browser refuses, it can be read and typed. */
export function CopyKey({ secret }: { secret: string }) {
  const [state, setState] = useState<'ready' | 'copied' | 'refused'>('ready');
  const copy = () =>
    navigator.clipboard.writeText(secret).then(
      () => setState('copied'),
      () => setState('refused'),
    );
  return (
    <div>
      <p>Or type this key into the app:</p>
      <p className="secret">{secret.replace(/(.{4})(?=.)/g, '$1 ')}</p>
      <button type="button" className="action" onClick={() => void copy()}>
        <span aria-live="polite">
          {state === 'ready' ? 'Copy the key' : state === 'copied' ? 'Key copied' : 'Not copied'}
        </span>
      </button>
    </div>
  );
}
