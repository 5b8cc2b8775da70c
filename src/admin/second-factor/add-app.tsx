import { renderSVG } from 'uqr';
import { Action } from '../../ui/button';
import { useCopy } from '../../ui/use-copy';
import type { AuthAnswer } from '../session/auth-answer';
import { takeFocus } from '../sign-in/step-title';
import { CodeForm } from './code-step';
import type { Enrolment } from './factors';

type Props = {
  enrolment: Enrolment;
  onCode: (code: string) => Promise<AuthAnswer>;
  onDone: () => void;
  onCancel: () => void;
};

/** Passes the account's secret to an authenticator app, by camera, tap or typing, and asks for its first code. */
export function AddApp({ enrolment: { secret, uri }, onCode, onDone, onCancel }: Props) {
  return (
    <div className="mt-2 grid gap-5">
      <h3 ref={takeFocus} tabIndex={-1} className="font-sans font-semibold tracking-normal">
        1. Tell your app
      </h3>
      <p>Scan this with an authenticator app on another phone.</p>
      {/* Dark on light in both colour schemes: some apps can't read anything else. */}
      <img
        className="w-60 max-w-full"
        src={`data:image/svg+xml,${encodeURIComponent(renderSVG(uri, { border: 2 }))}`}
        alt="QR code for your authenticator app"
      />
      <a className="action justify-self-start" href={uri}>
        Open in an app on this device
      </a>
      <CopyKey secret={secret} />
      <h3 className="font-sans font-semibold tracking-normal">2. Type the code it shows</h3>
      <CodeForm id="add-app" label="Confirm" send={onCode} onDone={onDone} />
      <Action className="justify-self-start" onClick={onCancel}>
        Cancel
      </Action>
    </div>
  );
}

const COPY_WORDS = { ready: 'Copy the key', copied: 'Key copied', refused: 'Not copied' };

/** The key with a button to copy it. If the browser refuses, the key can be read and typed. */
function CopyKey({ secret }: { secret: string }) {
  const { state, copy } = useCopy(secret);
  return (
    <div>
      <p>Or type this key into the app:</p>
      <p className="mt-1 select-all font-mono wrap-anywhere">
        {secret.replace(/(.{4})(?=.)/g, '$1 ')}
      </p>
      <Action onClick={copy}>
        <span aria-live="polite">{COPY_WORDS[state]}</span>
      </Action>
    </div>
  );
}
