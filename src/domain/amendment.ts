import type { Submission } from './submission';

/** How long whoever captured a viewing may correct it once it is stored. The database holds the same, by its own clock. */
export const AMEND_MS = 15 * 60_000;

/**
 * A submission as it waits. With a `revision` it corrects a lead that the database has, for the nth time. With a `first`
 * the database may have the lead as it was then: that is sent again, and what was made of it since is its correction.
 */
export type Outgoing = Submission & {
  revision?: number | undefined;
  first?: Submission | undefined;
};

/** What the database answers to a correction that it does not take, and names by this. */
export const AMENDMENT = 'amend_lead';

const REFUSALS: Record<string, string> = {
  late: 'This correction came too late: what was sent before stays. Tell the office.',
  changed: 'The office changed this before the correction arrived: theirs stays. Tell the office.',
  unknown:
    'This can no longer be corrected: it is too long ago, or the office deleted it. Tell the office.',
};

/** Why the database refused, in words. */
export function refusalWords({ why, names }: { why: string; names?: string | undefined }): string {
  return (names === AMENDMENT && REFUSALS[why]) || why;
}
