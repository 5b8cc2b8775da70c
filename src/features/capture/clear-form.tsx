import type { RefObject } from 'react';
import { fieldsOf, focusFirst, isTouched, textOf } from '../../forms/form-fields';
import { Undo } from '../../ui/undo';
import { UNDO_MS } from './use-cleared';

type Props = {
  form: RefObject<HTMLFormElement | null>;
  /** The form is being saved, which will clear it anyway. */
  isBusy: boolean;
  /** What was cleared; undefined once something new has been typed, which restoring would overwrite. */
  cleared: FormData | undefined;
  setCleared: (cleared: FormData | undefined) => void;
  /** Called when the form has been cleared or restored. */
  onChange: (isEmpty: boolean) => void;
};

/** Clears the form, with undo, for a visitor who leaves before being saved. */
export function ClearForm({ form, isBusy, cleared, setCleared, onChange }: Props) {
  const clear = () => {
    if (isBusy || !form.current) return;
    const entered = fieldsOf(form.current).some(isTouched) ? new FormData(form.current) : undefined;
    form.current.reset();
    onChange(true);
    if (entered) setCleared(entered);
    else focusFirst(form.current, ['name']);
  };

  return (
    <div>
      <button type="button" className="action" aria-disabled={isBusy} onClick={clear}>
        Clear the form
      </button>
      {cleared && (
        <Undo
          forMs={UNDO_MS}
          onUndo={() => {
            restore(form.current, cleared);
            setCleared(undefined);
            onChange(false);
            if (form.current) focusFirst(form.current, ['name']);
          }}
          onGone={() => setCleared(undefined)}
        >
          The form is empty.
        </Undo>
      )}
    </div>
  );
}

function restore(form: HTMLFormElement | null, entered: FormData): void {
  for (const field of fieldsOf(form)) {
    if ('checked' in field && field.type === 'checkbox') field.checked = entered.has(field.name);
    else field.value = textOf(entered, field.name);
  }
}
