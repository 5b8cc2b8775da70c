import { type RefObject, useState } from 'react';
import { fieldsOf, isTouched } from '../../lib/form-fields';
import { focusFirst } from '../../lib/form-values';
import { Undo } from './undo';

/** Puts back what stood in a form. */
export type Restore = () => void;

type Props = {
  form: RefObject<HTMLFormElement | null>;
  /** What stands in the form is being saved: that empties it as well. */
  isBusy: boolean;
  /** What the next key withdraws: it would write over what was typed since. */
  restore: Restore | undefined;
  setRestore: (restore: Restore | undefined) => void;
  /** The form is empty, or is what it was before. */
  onChange: (isEmpty: boolean) => void;
};

/** For the visitor who walks on before they are saved: makes room for the next, and can be undone. */
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
          what="The form is empty."
          onUndo={() => {
            restore();
            setRestore(undefined);
            onChange(false);
            if (form.current) focusFirst(form.current, ['name']);
          }}
          onGone={() => setRestore(undefined)}
        />
      )}
    </div>
  );
}

/** What puts back everything that was typed, chosen and ticked; nothing if there is nothing. */
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
