import type { FieldErrors } from '../lib/field-errors';
import type { Lead } from './lead';
import type { Submission } from './submission';
import { findReachErrors, isViewing, readViewing, viewingLead } from './viewing';

/** Fields that only make sense together: the slug belongs to the property's label. */
const PAIRS: Record<string, string> = { property_slug: 'property_interest' };

/** Returns `now` with every field replaced in which `typed` differs from `opened`. */
function overlaid<T extends object>(opened: T, typed: T, now: T): T {
  const isTyped = (name: string) =>
    (Reflect.get(typed, name) ?? null) !== (Reflect.get(opened, name) ?? null);
  const changed = Object.entries(typed).filter(([name]) => isTyped(PAIRS[name] ?? name));
  return { ...now, ...Object.fromEntries(changed) };
}

/** Merges what was typed with a submission that may have changed since. A viewing's answers are separate fields. */
export function merged(opened: Submission, typed: Submission, now: Submission): Submission {
  if (isViewing(opened) && isViewing(typed) && isViewing(now)) {
    // Leave rewritten notes alone, unless both sides have changed them.
    if (opened.notes === now.notes || typed.notes === now.notes)
      return overlaid(opened, typed, now);
    return viewingLead(overlaid(readViewing(opened), readViewing(typed), readViewing(now)));
  }
  return overlaid(opened, typed, now);
}

/** Errors of a merge of two valid sides: one removed the phone number, the other, last, the e-mail address. */
export function findMergeErrors(both: Submission, typed: Submission): FieldErrors {
  if (!isViewing(both) || !isViewing(typed)) return {};
  const isLost = findsReach(typed) && !findsReach(both);
  return isLost ? { phone: BOTH_GONE } : {};
}

const BOTH_GONE =
  'This was changed elsewhere in the meantime: with both changes it has neither a phone number nor an email address. Please enter one.';

const findsReach = (lead: Lead) => Object.keys(findReachErrors(lead)).length === 0;
