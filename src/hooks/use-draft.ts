import { type RefObject, useEffect, useMemo } from 'react';
import { createDraft } from '../lib/draft';
import { fieldsOf, isTouched } from '../lib/form-fields';

/**
 * Keeps what is typed into a form across reloads, until `erase`.
 *
 * It only fills fields that are as they came: what was typed before the page's script was there is newer.
 * @returns `onInput` for the form, and `erase`
 */
export function useDraft(form: RefObject<HTMLFormElement | null>, name: string) {
  const draft = useMemo(() => createDraft(name, () => localStorage), [name]);

  useEffect(() => {
    const values = draft.read();
    for (const field of fieldsOf(form.current)) {
      const kept = values[field.name];
      if (kept !== undefined && !isTouched(field)) field.value = kept;
    }
  }, [draft, form]);

  return {
    onInput: () =>
      draft.write(
        Object.fromEntries(
          fieldsOf(form.current)
            .filter((field) => field.type !== 'checkbox' && isTouched(field))
            .map((field) => [field.name, field.value]),
        ),
      ),
    erase: draft.erase,
  };
}
