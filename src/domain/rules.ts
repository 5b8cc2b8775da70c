import { type FieldErrors, fieldErrors } from '../lib/field-errors';
import { type Submission, SubmissionSchema } from './submission';

/** What was typed: good to send, or what is wrong with it. `isUnchecked`: the rules could not be had. */
export type Checked<T> =
  | { data: T; errors?: undefined; isUnchecked?: true }
  | { data?: undefined; errors: FieldErrors };

/** Holds the rules against what was typed, and brings it into the form in which it is kept. */
export function applyRules<T extends Submission>(typed: T): Checked<T> {
  const { success, data, error } = SubmissionSchema.safeParse(typed);
  if (!success) return { errors: fieldErrors(error.issues) };
  // A schema gives back the kind that it was given: `table` tells them apart.
  return { data: data as T };
}
