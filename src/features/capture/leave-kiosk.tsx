import { useState } from 'react';
import { optionalLineRule } from '../../domain/field-rules';
import { textOf } from '../../forms/form-fields';
import { keepPin, pinMark } from '../../hooks/use-kiosk';
import { useOutbox } from '../../hooks/use-outbox';
import { fingerprint } from '../../lib/fingerprint';
import { clearToday } from '../../offline/clear-viewings';
import { Action, Button } from '../../ui/button';
import { TextField } from '../../ui/field';
import { useHold } from './use-hold';

/** The agent's way back: a button that has to be held, and their PIN if they chose one. */
export function LeaveKiosk({ onLeave }: { onLeave: () => void }) {
  const [isAsking, setIsAsking] = useState(false);
  const { isHolding, button } = useHold(() => {
    if (pinMark() === undefined) onLeave();
    else setIsAsking(true);
  });
  return (
    <div className="mt-14 border-t border-line pt-4">
      {isAsking ? (
        // Who guesses has to hold the button again each time.
        <Pin onLeave={onLeave} onWrong={() => setIsAsking(false)} />
      ) : (
        <button
          type="button"
          className="hold-button"
          data-holding={isHolding || undefined}
          {...button}
        >
          For our staff: hold to come back
        </button>
      )}
    </div>
  );
}

function Pin({ onLeave, onWrong }: { onLeave: () => void; onWrong: () => void }) {
  const outbox = useOutbox();
  const forget = async () => {
    // Whoever it is sees no names.
    await clearToday(outbox);
    keepPin(undefined);
    onLeave();
  };
  return (
    <form
      noValidate
      className="capture grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        const pin = textOf(new FormData(event.currentTarget), 'pin');
        if (fingerprint(pin) === pinMark()) onLeave();
        else onWrong();
      }}
    >
      <TextField
        id="kiosk-pin"
        name="pin"
        {...optionalLineRule(8)}
        label="Your PIN"
        type="password"
        inputMode="numeric"
        autoComplete="off"
        autoFocus
      />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <button type="submit" className="button button-line">
          Come back
        </button>
        <Button onClick={onWrong}>Cancel</Button>
      </div>
      <Action className="justify-self-start" onClick={() => void forget().catch(onWrong)}>
        Forgotten: clear today’s list and come back
      </Action>
    </form>
  );
}
