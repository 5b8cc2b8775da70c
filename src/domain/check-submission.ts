import { type FieldErrors, fieldErrors } from '../lib/field-errors';
import type { Submission } from './submission';

/** What was typed: good to send, or what is wrong with it. */
type Checked<T> = { data: T; errors?: undefined } | { data?: undefined; errors: FieldErrors };

const loadRules = () => import('./submission');

/** Fetches the rules ahead of need: a form does so when it is first touched. */
export function preloadRules(): void {
  loadRules().catch(() => undefined);
}

/**
 * Checks what was typed, for words beside the fields. The rules are a chunk of their own, which a page does not fetch
 * before a form is touched. Where they can't be had nothing is refused here: the outbox checks again, by the same rules.
 */
export async function checkSubmission<T extends Submission>(typed: T): Promise<Checked<T>> {
  let rules: Awaited<ReturnType<typeof loadRules>>;
  try {
    rules = await loadRules();
  } catch {
    return { data: typed };
  }
  const { success, data, error } = rules.SubmissionSchema.safeParse(typed);
  if (!success) return { errors: fieldErrors(error.issues) };
  // A schema gives back the kind that it was given: `table` tells them apart.
  return { data: data as T };
}
