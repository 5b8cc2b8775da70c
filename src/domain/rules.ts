import { fieldErrors } from '../lib/field-errors';
import { type Check, type Checked, type Submission, SubmissionSchema } from './submission';

/** Validates a submission and normalises it to the form that is stored. */
export function applyRules<T extends Submission>(typed: T): Check<Checked<T>> {
  const { success, data, error } = SubmissionSchema.safeParse(typed);
  if (!success) return { errors: fieldErrors(error.issues) };
  // A schema returns the same variant that it was given; `table` distinguishes them.
  return { data: data as Checked<T> };
}
