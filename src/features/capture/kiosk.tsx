import { type ComponentProps, useEffect, useEffectEvent, useRef, useState } from 'react';
import { optionalLineRule } from '../../domain/field-rules';
import type { Lead } from '../../domain/lead';
import type { Checked } from '../../domain/submission';
import { focusFirst, textOf } from '../../forms/form-fields';
import { useCheckedForm } from '../../forms/use-checked-form';
import type { Kiosk as KioskState } from '../../hooks/use-kiosk';
import { useOutbox } from '../../hooks/use-outbox';
import { fingerprint } from '../../lib/fingerprint';
import { randomId } from '../../lib/random-id';
import { Action, Button } from '../../ui/button';
import { TextField } from '../../ui/field';
import { Sheet } from '../../ui/sheet';
import { KioskFields } from './kiosk-fields';
import { LeaveKiosk } from './leave-kiosk';
import type { Setup } from './setup';
import { useSignature } from './use-signature';
import { checkViewing, kioskConsent, nextFieldOnEnter } from './viewing-fields';

/** A visitor who walks away leaves nothing half-typed to the next. */
const IDLE_MS = 90_000;
/** Long enough to read the thanks and hand the phone back. */
const THANKS_MS = 20_000;

type Props = ComponentProps<typeof LeaveKiosk> & { setup: Setup };

/**
 * The form in a visitor's own hands. It shows nothing of anybody else, leads nowhere, and keeps no draft: what one
 * visitor types, the next doesn't see.
 */
export function Kiosk({ setup, ...leave }: Props) {
  const [turn, setTurn] = useState(0);
  const [isThanking, setIsThanking] = useState(false);
  useStay();
  useEffect(() => {
    scrollTo({ top: 0, behavior: 'instant' });
  }, []);
  const next = () => {
    setIsThanking(false);
    setTurn((last) => last + 1);
  };
  return (
    <div className="kiosk">
      <h1 className="subtitle mb-5">{setup.property}</h1>
      {isThanking ? (
        <Thanks onNext={next} />
      ) : (
        <VisitorForm key={turn} setup={setup} onIdle={next} onSaved={() => setIsThanking(true)} />
      )}
      <LeaveKiosk {...leave} />
    </div>
  );
}

/** Each step back leads here again. */
function useStay(): void {
  useEffect(() => {
    const stay = () => history.pushState(history.state, '', location.href);
    stay();
    addEventListener('popstate', stay);
    return () => removeEventListener('popstate', stay);
  }, []);
}

function Thanks({ onNext }: { onNext: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const goOn = useEffectEvent(onNext);
  useEffect(() => {
    heading.current?.focus();
    const timer = setTimeout(() => goOn(), THANKS_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="grid gap-5">
      <h2 ref={heading} tabIndex={-1} className="title">
        Thank you
      </h2>
      <p className="lead">We have your details and will be in touch. Please hand the phone back.</p>
      <Button className="w-full" onClick={onNext}>
        Next visitor
      </Button>
    </div>
  );
}

const NO_CONSENT = 'Please tick this: we may not contact you without your consent.';

type FormProps = { setup: Setup; onIdle: () => void; onSaved: () => void };

function VisitorForm({ setup, onIdle, onSaved }: FormProps) {
  const outbox = useOutbox();
  const sign = useSignature();
  const [problem, setProblem] = useState<string>();
  const { form, errors, isBusy } = useCheckedForm({
    async check(target) {
      const checked = await checkViewing(target, { ...setup, consent: kioskConsent });
      if (checked.errors?.['consent']) checked.errors['consent'] = NO_CONSENT;
      return checked;
    },
    async send(lead: Checked<Lead>, _, isAsSent) {
      const origin = { id: randomId(), at: Date.now(), ...sign() };
      const result = await outbox.keep(lead, undefined, origin);
      if (result.kind === 'rejected' && result.field) return { [result.field]: result.why };
      if (result.kind === 'rejected') setProblem(result.why);
      else if (result.kind === 'not-saved') {
        setProblem('This phone could not save it. Please hand it back and tell us.');
      } else if (isAsSent()) onSaved();
      else setProblem('What you typed after tapping Send is not sent yet. Please tap Send again.');
      return undefined;
    },
  });
  const { ref } = form;
  const leaveIdle = useEffectEvent(onIdle);
  useEffect(() => {
    // An agent who is typing their PIN would go on in the name, where it can be read.
    const isPinBeingTyped = document.activeElement?.id === 'kiosk-pin';
    if (ref.current && !isPinBeingTyped) focusFirst(ref.current, ['name']);
    let timer = setTimeout(() => leaveIdle(), IDLE_MS);
    const restart = () => {
      clearTimeout(timer);
      timer = setTimeout(() => leaveIdle(), IDLE_MS);
    };
    const listening = new AbortController();
    for (const type of ['pointerdown', 'keydown', 'input']) {
      addEventListener(type, restart, { signal: listening.signal });
    }
    return () => {
      clearTimeout(timer);
      listening.abort();
    };
  }, [ref]);

  return (
    <form
      {...form}
      onKeyDown={nextFieldOnEnter}
      method="post"
      noValidate
      autoComplete="off"
      className="capture grid grid-cols-1 gap-5"
    >
      <KioskFields errors={errors} />
      {problem && (
        <p role="alert" className="border-l-4 border-laterite bg-quiet p-4">
          {problem}
        </p>
      )}
      <button type="submit" className="button button-primary w-full" aria-disabled={isBusy}>
        Send
      </button>
    </form>
  );
}

type HandOverProps = {
  /** The mark of the PIN that is known on this device. */
  pin: string | undefined;
  setKiosk: (kiosk: KioskState) => Promise<void>;
  onClose: () => void;
};

/** Before the phone goes to a visitor: what they will see, and how the agent comes back. */
export function HandOver({ pin, setKiosk, onClose }: HandOverProps) {
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
