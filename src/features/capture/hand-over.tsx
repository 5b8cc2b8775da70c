import { useState } from 'react';
import { optionalLineRule } from '../../domain/field-rules';
import { textOf } from '../../forms/form-fields';
import type { Kiosk } from '../../hooks/use-kiosk';
import { fingerprint } from '../../lib/fingerprint';
import { Action } from '../../ui/button';
import { TextField } from '../../ui/field';
import { Sheet } from '../../ui/sheet';

type Props = {
  /** The mark of the PIN that is known on this device. */
  pin: string | undefined;
  setKiosk: (kiosk: Kiosk) => Promise<void>;
  onClose: () => void;
};

/** Before the phone goes to a visitor: what they will see, and how the agent comes back. */
export function HandOver({ pin, setKiosk, onClose }: Props) {
  const [error, setError] = useState<string>();
  const submit = (form: HTMLFormElement) => {
    const typed = textOf(new FormData(form), 'pin');
    if (typed && !/^\d{4,8}$/.test(typed)) return setError('Please enter four to eight digits.');
    void setKiosk({ isOn: true, pin: typed ? fingerprint(typed) : pin });
  };
  return (
    <Sheet title="Hand the phone over" isOpen onClose={onClose}>
      <form
        noValidate
        className="capture mt-4 grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          submit(event.currentTarget);
        }}
      >
        <p>
          {`The visitor fills in a form of their own and sees nobody else’s details. To come back, hold the button below their form for two seconds${pin ? ' and enter your PIN' : ''}.`}
        </p>
        {pin ? (
          <Action className="justify-self-start" onClick={() => void setKiosk({ isOn: false })}>
            Use no PIN
          </Action>
        ) : (
          <TextField
            id="hand-over-pin"
            name="pin"
            {...optionalLineRule(8)}
            label="PIN to come back"
            optional
            type="password"
            inputMode="numeric"
            autoComplete="off"
            error={error}
          />
        )}
        <button type="submit" className="button button-primary w-full">
          Hand over
        </button>
      </form>
    </Sheet>
  );
}
