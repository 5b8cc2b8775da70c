import { meantAddress } from '../domain/address-slip';
import { cleanAddress } from '../lib/address';
import { Action } from './button';
import { typeInto, useFieldText, useSettled } from './field-text';

/** Asks "Did you mean …?" about a field's address. Nobody has to answer: what was typed may be right. */
export function AddressQuestion({ field }: { field: string }) {
  const text = useFieldText(field);
  const settled = useSettled(text);
  const isTyped = settled === text && text !== inputOf(field)?.defaultValue;
  const meant = isTyped ? meantAddress(cleanAddress(text)) : undefined;

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
