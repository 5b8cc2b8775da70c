import { type Field, fieldsOf, isTouched } from '../lib/form-fields';
import { createDrafts } from '../offline/drafts';
import type { Outbox } from '../offline/outbox';

/** What a page knows of a form before its draft is read. */
export type Typing = {
  /** The fields that were typed into, by name. */
  names: Set<string>;
  /** Its words have been handed over: what is still being read has been sent. */
  isHandedOver: boolean;
  /** They are on their way now, and are not to be kept again. */
  isHeld: boolean;
};

export type Keeper = {
  /** Keeps what stands in the form. */
  write(): void;
  erase(): void;
};

/**
 * Fills a form with its draft, and keeps it from then on.
 *
 * It only fills fields that are as they came: what was typed before the page's script was there, or while the draft was
 * read, is newer. A ticked box is no draft: it is a yes to what is sent now.
 */
export async function keepDraft(
  outbox: Outbox,
  name: string,
  form: HTMLFormElement | null,
  typing: Typing,
): Promise<Keeper> {
  const drafts = createDrafts(outbox);
  const kept = await drafts.read(name);
  if (!typing.isHandedOver) fill(form, kept, typing.names);
  return {
    write() {
      if (typing.isHeld) return;
      const fields = textFields(form).filter(isTouched);
      void drafts.write(name, Object.fromEntries(fields.map((field) => [field.name, field.value])));
    },
    erase: () => void drafts.write(name, {}),
  };
}

function fill(form: HTMLFormElement | null, kept: Record<string, string>, typed: Set<string>) {
  for (const field of textFields(form)) {
    const value = kept[field.name];
    if (value === undefined || typed.has(field.name) || isTouched(field)) continue;
    field.value = value;
    // Whoever is about to type a line writes over it; into a message one goes on.
    if (document.activeElement === field && field instanceof HTMLInputElement) field.select();
  }
}

const textFields = (form: HTMLFormElement | null): Field[] =>
  fieldsOf(form).filter(({ type }) => type !== 'checkbox');
