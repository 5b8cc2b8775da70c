import { useState } from 'react';
import { optionalLineRule } from '../../domain/field-rules';
import { textOf } from '../../forms/form-fields';
import { keepPin, pinMark } from '../../hooks/use-kiosk';
import { fingerprint } from '../../lib/fingerprint';
import { Action } from '../../ui/button';
import { TextField } from '../../ui/field';
import { Sheet } from '../../ui/sheet';

type Props = { onHandOver: () => void; onClose: () => void };

/** Before the phone goes to a visitor: what they will see, and how the agent comes back. */
export function HandOver({ onHandOver, onClose }: Props) {
  const [hasPin, setHasPin] = useState(() => pinMark() !== undefined);
  const [error, setError] = useState<string>();
  const submit = (form: HTMLFormElement) => {
    const pin = textOf(new FormData(form), 'pin');
    if (pin && !/^\d{4,8}$/.test(pin)) return setError('Please enter four to eight digits.');
    if (pin) keepPin(fingerprint(pin));
    onHandOver();
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
          The visitor fills in a form of their own and sees nothing of anybody else. To come back,
          hold the button below their form for two seconds{hasPin && ' and enter your PIN'}.
        </p>
        {hasPin ? (
          <Action
            className="justify-self-start"
            onClick={() => {
              keepPin(undefined);
              setHasPin(false);
            }}
          >
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
