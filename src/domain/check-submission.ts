import { storable } from '../lib/storable';
import type { Checked } from './rules';
import type { Submission } from './submission';

let rules: typeof import('./rules') | undefined;

/** Kept once they are there: to be imported again they would wait their turn in the browser, for longer than a write takes. */
async function loadRules() {
  rules ??= await import('./rules');
  return rules;
}

/** Fetches the rules ahead of need: a form does so when it is first touched. */
export function preloadRules(): void {
  loadRules().catch(() => undefined);
}

/**
 * Holds the rules against what was typed. They are a chunk of their own, which a page does not fetch before a form is
 * touched. Where they can't be had, because the signal went before that, nothing is refused here: a form has the browser's
 * own checks, and the database, which holds the same rules, has the last word.
 */
export async function checkSubmission<T extends Submission>(typed: T): Promise<Checked<T>> {
  try {
    const { applyRules } = await loadRules();
    return applyRules(typed);
  } catch {
    return { data: tidy(typed), isUnchecked: true };
  }
}

/** The form in which the database keeps it: no blanks around, nothing instead of an empty text. */
export function tidy<T extends Submission>(typed: T): T {
  const entries = Object.entries(typed).map(
    ([column, value]: [string, string | null | undefined]) => {
      const text = storable(value ?? '').trim();
      return [column, (column === 'email' ? text.toLowerCase() : text) || null];
    },
  );
  return Object.fromEntries(entries);
}
