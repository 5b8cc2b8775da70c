import { fieldsOf, isTouched, typedInto } from '../lib/form-fields';
import type { WriteTx } from '../offline/connection';
import { createDrafts, eraseDraft } from '../offline/drafts';
import type { Outbox } from '../offline/outbox';
import { placeOf } from './draft-place';

/** What a page knows of a form while its draft is read. */
export type Typing = {
  /** Nothing was typed since its words were handed over: they are not to be kept again, nor filled in. */
  isSent: boolean;
};

export type Keeper = {
  /** Keeps what stands in the form. */
  write(): Promise<unknown>;
  erase(): Promise<unknown>;
  /** Erases it in the write that stores what is sent. */
  eraseIn(tx: WriteTx): void;
};

/**
 * Fills a form with its draft, and keeps it from then on, apart from what other tabs write into the same form.
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
  // What this tab never showed goes to nobody who has begun to write something else.
  const isFresh = !typing.isSent && !fieldsOf(form).some(isTouched);
  const place = await placeOf(name, drafts, isFresh);
  const kept = await drafts.read(place.name);
  if (!typing.isSent) fill(form, kept);
  return {
    write: async () => {
      if (!typing.isSent) await drafts.write(place.name, typedInto(form));
    },
    erase: () => drafts.write(place.name, {}),
    eraseIn: (tx) => eraseDraft(tx, place.name),
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
