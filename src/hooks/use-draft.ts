import { type RefObject, useEffect, useMemo } from 'react';
import { createDraft } from '../lib/draft';

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
      if (kept !== undefined && isUntouched(field)) field.value = kept;
    }
  }, [draft, form]);

  return {
    onInput: () =>
      draft.write(
        Object.fromEntries(
          fieldsOf(form.current)
            .filter((field) => !isUntouched(field))
            .map((field) => [field.name, field.value]),
        ),
      ),
    erase: draft.erase,
  };
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function fieldsOf(form: HTMLFormElement | null): Field[] {
  return [...(form?.elements ?? [])].filter(
    (element): element is Field =>
      element instanceof HTMLInputElement ||
      element instanceof HTMLTextAreaElement ||
      element instanceof HTMLSelectElement,
  );
}

function isUntouched(field: Field): boolean {
  if (!(field instanceof HTMLSelectElement)) return field.value === field.defaultValue;
  const options = [...field.options];
  const original = options.find((option) => option.defaultSelected) ?? options[0];
  return field.value === original?.value;
}
