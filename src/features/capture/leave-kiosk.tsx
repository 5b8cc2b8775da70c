import { useContext, useEffect, useRef, useState } from 'react';
import { optionalLineRule } from '../../domain/field-rules';
import { focusFirst, textOf } from '../../forms/form-fields';
import { SignOutContext } from '../../hooks/root-context';
import { useOutbox } from '../../hooks/use-outbox';
import { fingerprint } from '../../lib/fingerprint';
import { clearToday } from '../../offline/clear-viewings';
import { isStorageDenied } from '../../offline/storage-denied';
import { accountHere } from '../../remote/capture-pass';
import { Action, Button } from '../../ui/button';
import { TextField } from '../../ui/field';
import { forgetWrongPins, noteWrongPin, pinWaitMs, pinWords } from './pin-tries';
import { useHold } from './use-hold';

type Props = {
  /** The mark of the agent's PIN, if they chose one. */
  pin: string | undefined;
  /** Called with the mark that stays: a forgotten PIN is deleted. */
  onLeave: (pin?: string) => Promise<void>;
};

/** The agent's way back: a button that has to be held, and their PIN if they chose one. */
export function LeaveKiosk({ pin, ...props }: Props) {
  const [isAsking, setIsAsking] = useState(false);
  const onLeave: Props['onLeave'] = (kept) => {
    forgetWrongPins();
    return props.onLeave(kept);
  };
  const { isHolding, button } = useHold(() => {
    if (pin) setIsAsking(true);
    else void onLeave();
  });
  return (
    <div className="mt-14 border-t border-line pt-4">
      {pin && isAsking ? (
        <Pin pin={pin} onLeave={onLeave} onCancel={() => setIsAsking(false)} />
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

type PinProps = Pick<Props, 'onLeave'> & { pin: string; onCancel: () => void };

function Pin({ pin, onLeave, onCancel }: PinProps) {
  const [error, setError] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  // The finger that held the button is still down: where it is lifted takes the focus.
  useEffect(() => {
    const lifted = new AbortController();
    const show = () =>
      setTimeout(() => {
        if (!form.current) return;
        focusFirst(form.current, ['pin']);
        form.current.scrollIntoView({ block: 'end' });
      });
    addEventListener('pointerup', show, { capture: true, once: true, signal: lifted.signal });
    return () => lifted.abort();
  }, []);
  const submit = (target: HTMLFormElement) => {
    const now = Date.now();
    const typed = textOf(new FormData(target), 'pin');
    // Whoever has to wait has not tried. Nor has a second tap, which finds the field emptied by the first.
    if (typed && pinWaitMs(now) === 0) {
      if (fingerprint(typed) === pin) return void onLeave(pin);
      noteWrongPin(now);
    }
    setError(pinWords(pinWaitMs(now)));
    target.reset();
    focusFirst(target, ['pin']);
  };
  return (
    <form
      ref={form}
      noValidate
      className="capture grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        submit(event.currentTarget);
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
        error={error}
      />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <button type="submit" className="button button-line">
          Come back
        </button>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
      <Forgotten onLeave={onLeave} />
    </form>
  );
}

/** The way back without the PIN. Whoever takes it sees no names: not those of the day, and none in the dashboard. */
function Forgotten({ onLeave }: Pick<Props, 'onLeave'>) {
  const outbox = useOutbox();
  const signOut = useContext(SignOutContext);
  const [isSignedIn] = useState(() => accountHere() !== undefined);
  const [hasFailed, setHasFailed] = useState(false);
  const forget = async () => {
    // Asked again: another tab may have signed somebody in or out since.
    if (accountHere() !== undefined) await signOut?.();
    if (accountHere() !== undefined) throw new Error('The account is still signed in.');
    await clearToday(outbox).catch((error: unknown) => {
      // Where nothing can be stored, no name of the day is there to be cleared.
      if (!isStorageDenied(error)) throw error;
    });
    await onLeave();
  };
  return (
    <div>
      <Action onClick={() => void forget().catch(() => setHasFailed(true))}>
        {isSignedIn
          ? 'Forgotten: sign out, clear today’s list and come back'
          : 'Forgotten: clear today’s list and come back'}
      </Action>
      {hasFailed && <p role="alert">That didn’t work. Please try again when you have a signal.</p>}
    </div>
  );
}
