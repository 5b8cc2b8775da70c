import type { WriteTx } from '../offline/connection';
import { createDrafts, forgetDraft } from '../offline/drafts';
import type { Outbox } from '../offline/outbox';
import { reveal } from '../ui/reveal';
import { placeOf } from './draft-place';
import { fieldsOf, isTouched, typedInto } from './form-fields';

/** What the page knows about a form while its draft is loading. */
export type Typing = {
  /** Nothing has been typed since the form was submitted, so its content must be neither saved nor restored. */
  isSent: boolean;
};

export type Keeper = {
  /** The name of the place where it saves. */
  place: string;
  /** Saves the form's current content. */
  write(): Promise<unknown>;
  forget(): Promise<unknown>;
  /** Deletes the draft in the same transaction that stores the submission. */
  forgetIn(tx: WriteTx): void;
};

/**
 * Restores a form's draft and saves it from then on, separately from other tabs that have the same form open.
 *
 * Only untouched fields are filled: anything typed before hydration, or while the draft was loading, is newer.
 */
export async function keepDraft(
  outbox: Outbox,
  name: string,
  form: HTMLFormElement | null,
  typing: Typing,
): Promise<Keeper> {
  const drafts = createDrafts(outbox);
  // A draft from another tab is only restored into a form that nobody has started to fill in.
  const isFresh = !typing.isSent && !fieldsOf(form).some(isTouched);
  const place = await placeOf(name, drafts, isFresh);
  const kept = await drafts.read(place.name);
  if (!typing.isSent) fill(form, kept);
  return {
    get place() {
      return place.name;
    },
    write: async () => {
      if (!typing.isSent) await drafts.write(place.name, typedInto(form));
    },
    forget: () => drafts.write(place.name, {}),
    forgetIn: (tx) => forgetDraft(tx, place.name),
  };
}

function fill(form: HTMLFormElement | null, kept: Record<string, string>) {
  for (const field of fieldsOf(form)) {
    const value = kept[field.name];
    if (value === undefined || isTouched(field)) continue;
    field.value = value;
    reveal(field);
    // Typing into a line replaces it; in a longer message one continues.
    if (document.activeElement === field && field instanceof HTMLInputElement) field.select();
  }
}
