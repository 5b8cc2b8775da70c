import { useEffect, useRef } from 'react';
import type { AuthAnswer } from '../session/auth-answer';
import { CodeForm } from './code-form';
import { CopyKey } from './copy-key';
import type { Enrolment } from './factors';
import { QrCode } from './qr-code';

type Props = {
  enrolment: Enrolment;
  onCode: (code: string) => Promise<AuthAnswer>;
  onDone: () => void;
  onCancel: () => void;
};

/** Tells an authenticator app the account's secret, by camera, by a tap or by hand, and has a first code back. */
export function AddApp({ enrolment, onCode, onDone, onCancel }: Props) {
  const { secret, uri } = enrolment;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="mt-2 grid gap-5">
      <h3 ref={heading} tabIndex={-1} className="font-sans font-semibold tracking-normal">
        1. Tell your app
      </h3>
      <p>Scan this with an authenticator app on another phone.</p>
      <QrCode text={uri} label="QR code for your authenticator app" />
      <a className="action justify-self-start" href={uri}>
        Open in an app on this device
      </a>
      <CopyKey secret={secret} />
      <h3 className="font-sans font-semibold tracking-normal">2. Type the code it shows</h3>
      <CodeForm id="add-app" label="Confirm" onCode={onCode} onDone={onDone} />
      <button type="button" className="action justify-self-start" onClick={onCancel}>
        Cancel
      </button>
    </div>
  );
}
