import { type RefObject, useState } from 'react';
import { fieldsOf, focusFirst, isTouched } from '../../forms/form-fields';
import { Undo } from '../../ui/undo';
import { UNDO_MS } from './use-cleared';

export type Restore = () => void;

type Props = {
  form: RefObject<HTMLFormElement | null>;
  /** The form is being saved, which will clear it anyway. */
  isBusy: boolean;
  /** Undefined once something new has been typed, which restoring would overwrite. */
  restore: Restore | undefined;
  setRestore: (restore: Restore | undefined) => void;
  /** Called when the form has been cleared or restored. */
  onChange: (isEmpty: boolean) => void;
};

/** Clears the form, with undo, for a visitor who leaves before being saved. */
export function ClearForm({ form, isBusy, restore, setRestore, onChange }: Props) {
  const [clearings, setClearings] = useState(0);

  const clear = () => {
    if (isBusy || !form.current) return;
    const put = remember(form.current);
    form.current.reset();
    onChange(true);
    if (put) {
      setClearings((n) => n + 1);
      setRestore(put);
    } else focusFirst(form.current, ['name']);
  };

  return (
    <div>
      <button type="button" className="action" aria-disabled={isBusy} onClick={clear}>
        Clear the form
      </button>
      {restore && (
        <Undo
          key={clearings}
          forMs={UNDO_MS}
          onUndo={() => {
            restore();
            setRestore(undefined);
            onChange(false);
            if (form.current) focusFirst(form.current, ['name']);
          }}
          onGone={() => setRestore(undefined)}
        >
          The form is empty.
        </Undo>
      )}
    </div>
  );
}

/** Captures everything entered, so that it can be restored; undefined if the form is untouched. */
function remember(form: HTMLFormElement): Restore | undefined {
  const touched = fieldsOf(form).filter(isTouched);
  if (touched.length === 0) return undefined;
  const put = touched.map((field) => {
    const { value } = field;
    const isTicked = 'checked' in field && field.checked;
    return () => {
      field.value = value;
      if ('checked' in field) field.checked = isTicked;
    };
  });
  return () => {
    for (const one of put) one();
  };
}
