import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';
import { optionalLineRule } from '../../domain/field-rules';
import { focusFirst, textOf } from '../../forms/form-fields';
import { SignOutContext } from '../../hooks/root-context';
import { useOutbox } from '../../hooks/use-outbox';
import { fingerprint } from '../../lib/fingerprint';
import { readStored, writeStored } from '../../lib/stored-text';
import { clearToday, isStorageDenied } from '../../offline/clear-viewings';
import { accountHere } from '../../remote/capture-pass';
import { Action, Button } from '../../ui/button';
import { TextField } from '../../ui/field';

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
    // A PIN that has to wait is no try. Nor is a second tap, which finds the field emptied by the first.
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

/** Stored, so that loading the page again, or another tab, gives nobody further tries: how many wrong ones, and when. */
const KEY = 'meridian-pin-tries';
/** An agent in a hurry mistypes; nobody does so five times in a row. */
const FREE_TRIES = 5;
const FIRST_WAIT_MS = 60_000;
/** Ten thousand PINs at this pace take two months. */
const LONGEST_WAIT_MS = 8 * FIRST_WAIT_MS;

const readTries = () => (readStored(KEY) ?? '0 0').split(' ').map(Number) as [number, number];

/** Counts a wrong PIN. */
export function noteWrongPin(now: number): void {
  writeStored(KEY, `${readTries()[0] + 1} ${now}`);
}

export const forgetWrongPins = () => writeStored(KEY, undefined);

/**
 * Returns how long nobody may try a PIN: a minute after the fifth wrong one in a row, twice as long after each further
 * one. Where the clock was set back, nobody waits until it has caught up.
 */
export function pinWaitMs(now: number): number {
  const [wrong, at] = readTries();
  const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (wrong - FREE_TRIES));
  return wrong < FREE_TRIES || now < at ? 0 : Math.max(0, at + wait - now);
}

/** Says what a PIN that does not lead back has met: a wait, or nothing but a mistake. */
export const pinWords = (waitMs: number) =>
  waitMs > 0
    ? `Too many tries. Please wait ${Math.ceil(waitMs / FIRST_WAIT_MS)} min.`
    : 'Wrong PIN. Please try again.';

/** Nobody rests a thumb on a button this long by chance. */
const HOLD_MS = 2_000;

const KEYS = ['Enter', ' '];

/** The props of a button that acts only when it is held, by a finger or by Enter or the space bar. */
function useHold(onHeld: () => void) {
  const [isHolding, setIsHolding] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const begin = () => {
    clearTimeout(timer.current);
    setIsHolding(true);
    timer.current = setTimeout(() => {
      setIsHolding(false);
      onHeld();
    }, HOLD_MS);
  };
  const end = () => {
    clearTimeout(timer.current);
    setIsHolding(false);
  };
  return {
    isHolding,
    button: {
      onPointerDown: begin,
      onPointerUp: end,
      // A button held by a key may scroll past a mouse that rests.
      onPointerLeave: ({ buttons }: PointerEvent) => buttons > 0 && end(),
      onPointerCancel: end,
      onBlur: end,
      onKeyDown: ({ key, repeat }: KeyboardEvent) => KEYS.includes(key) && !repeat && begin(),
      onKeyUp: end,
      // The phone's own menu for a long press.
      onContextMenu: (event: MouseEvent) => event.preventDefault(),
    },
  };
}
