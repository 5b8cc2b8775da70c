import { fieldsOf, isTouched, typedInto } from '../lib/form-fields';
import { createDrafts } from '../offline/drafts';
import type { Outbox } from '../offline/outbox';

/** What a page knows of a form while its draft is read. */
export type Typing = {
  /** Nothing was typed since its words were handed over: they are not to be kept again, nor filled in. */
  isSent: boolean;
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
 * read, is newer.
 */
export async function keepDraft(
  outbox: Outbox,
  name: string,
  form: HTMLFormElement | null,
  typing: Typing,
): Promise<Keeper> {
  const drafts = createDrafts(outbox);
  const kept = await drafts.read(name);
  if (!typing.isSent) fill(form, kept);
  return {
    write() {
      if (typing.isSent) return;
      void drafts.write(name, typedInto(form));
    },
    erase: () => void drafts.write(name, {}),
  };
}

function fill(form: HTMLFormElement | null, kept: Record<string, string>) {
  for (const field of fieldsOf(form)) {
    const value = kept[field.name];
    if (value === undefined || isTouched(field)) continue;
    field.value = value;
    // Whoever is about to type a line writes over it; into a message one goes on.
    if (document.activeElement === field && field instanceof HTMLInputElement) field.select();
  }
}
