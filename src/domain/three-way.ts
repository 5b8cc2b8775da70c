import type { FieldErrors } from '../lib/field-errors';
import type { Submission } from './submission';
import { findReachErrors, type Lead, readViewing, viewingLead } from './viewing';

/** Fields that mean something only together: the slug is that of the property's words. */
const PAIRS: Record<string, string> = { property_slug: 'property_interest', slug: 'property' };

/** What `now` says, but for the fields in which `typed` differs from what it was `opened` with. */
function overlaid<T extends object>(opened: T, typed: T, now: T): T {
  const isTyped = (name: string) =>
    (Reflect.get(typed, name) ?? null) !== (Reflect.get(opened, name) ?? null);
  const changed = Object.entries(typed).filter(([name]) => isTyped(PAIRS[name] ?? name));
  return { ...now, ...Object.fromEntries(changed) };
}

const isViewing = (submission: Submission): submission is Lead =>
  submission.table === 'leads' && submission.source === 'viewing';

/**
 * What was typed into a form, put over a submission that somebody may have changed since that form was opened. Of a
 * viewing also the answers that its notes begin with are fields of their own.
 */
export function merged(opened: Submission, typed: Submission, now: Submission): Submission {
  if (isViewing(opened) && isViewing(typed) && isViewing(now)) {
    // Notes that were changed by hand stay as they are, unless there is something to bring together.
    if (opened.notes === now.notes || typed.notes === now.notes)
      return overlaid(opened, typed, now);
    const [was, wish, is] = [opened, typed, now].map(readViewing);
    if (was && wish && is) {
      const { notes } = viewingLead(overlaid(was, wish, is));
      return { ...overlaid(opened, typed, now), notes };
    }
  }
  return overlaid(opened, typed, now);
}

/**
 * What is wrong with two changes brought together though each was right by itself: one took the phone number out and the
 * other the e-mail address.
 * @param typed the change that was made last
 */
export function findMergeErrors(both: Submission, typed: Submission): FieldErrors {
  if (!isViewing(both) || !isViewing(typed)) return {};
  const isLost = findsReach(typed) && !findsReach(both);
  return isLost ? { phone: BOTH_GONE } : {};
}

const BOTH_GONE =
  'Somebody else has changed this meanwhile: with both changes it has neither a phone number nor an email address. Please enter one.';

const findsReach = (lead: Lead) => Object.keys(findReachErrors(readViewing(lead))).length === 0;
