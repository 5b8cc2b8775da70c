import { type FieldErrors, fieldErrors } from '../lib/field-errors';
import { type Submission, SubmissionSchema } from './submission';

/** The result of validating a form. `isUnchecked`: the rules could not be loaded. */
export type Checked<T> =
  | { data: T; errors?: undefined; isUnchecked?: true }
  | { data?: undefined; errors: FieldErrors };

/** Validates a submission and normalises it to the form that is stored. */
export function applyRules<T extends Submission>(typed: T): Checked<T> {
  const { success, data, error } = SubmissionSchema.safeParse(typed);
  if (!success) return { errors: fieldErrors(error.issues) };
  // A schema returns the same variant that it was given; `table` distinguishes them.
  return { data: data as T };
}
