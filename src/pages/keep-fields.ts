import { createDraft } from '../lib/stored-text';

/**
 * Keeps what is entered into a page's fields on this device: quotes arrive over weeks, and phones close pages by themselves.
 * @param name what it is kept under
 */
export function keepFields(part: HTMLElement, name: string): void {
  const kept = createDraft(name);
  const texts = kept.read();
  for (const field of part.querySelectorAll('input')) {
    // What was entered before hydration is newer.
    texts[labelOf(field)] = field.value ||= texts[labelOf(field)] ?? '';
  }
  kept.write(texts);
  part.addEventListener('input', ({ target }) => {
    // Other tabs may have kept other fields.
    if (target instanceof HTMLInputElement) {
      kept.write({ ...kept.read(), [labelOf(target)]: target.value });
    }
  });
}

/** What a field is kept under: a list may get another order. */
const labelOf = (field: HTMLInputElement) => field.labels?.[0]?.textContent ?? field.id;
