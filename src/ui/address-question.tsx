import { useEffect, useState } from 'react';
import { meantAddress } from '../domain/address-slip';
import { cleanAddress } from '../lib/address';
import { Action } from './button';
import { typeInto } from './type-into';

/** Half an address looks mistyped, and what is tapped just after typing must not move away. */
const PAUSE_MS = 600;

/** Asks "Did you mean …?" about a field's address. Nobody has to answer: what was typed may be right. */
export function AddressQuestion({ field }: { field: string }) {
  const [meant, setMeant] = useState<string>();

  useEffect(() => {
    const input = inputOf(field);
    if (!input) return;
    let pause: number | undefined;
    const forget = () => {
      clearTimeout(pause);
      pause = undefined;
      setMeant(undefined);
    };
    const look = () => {
      pause = undefined;
      const isTyped = input.value !== input.defaultValue;
      setMeant(isTyped ? meantAddress(cleanAddress(input.value)) : undefined);
    };
    const wait = () => {
      clearTimeout(pause);
      pause = window.setTimeout(look, PAUSE_MS);
    };
    const listening = new AbortController();
    const { signal } = listening;
    input.addEventListener(
      'input',
      () => {
        forget();
        wait();
      },
      { signal },
    );
    input.form?.addEventListener('reset', forget, { signal });
    addEventListener('pointerdown', () => pause && wait(), { signal, capture: true });
    // For what was typed before this was loaded.
    wait();
    return () => {
      forget();
      listening.abort();
    };
  }, [field]);

  const take = () => {
    const input = inputOf(field);
    if (!input || !meant) return;
    typeInto(input, meant);
    // The button is gone.
    input.focus();
  };
  return (
    <div role="status" className="empty:absolute">
      {meant && (
        <Action className="text-start wrap-anywhere" onClick={take}>
          {`Did you mean ${meant}?`}
        </Action>
      )}
    </div>
  );
}

function inputOf(id: string): HTMLInputElement | undefined {
  const input = document.getElementById(id);
  return input instanceof HTMLInputElement ? input : undefined;
}
