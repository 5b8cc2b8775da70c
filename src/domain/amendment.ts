import type { Submission } from './submission';

/** How long a stored viewing may be corrected; the database enforces the same limit by its own clock. */
export const AMEND_MS = 15 * 60_000;

/**
 * A submission in the outbox. With a `revision` it is the nth correction of a lead that the database has. With a
 * `first` the database may or may not have the lead in that form: `first` is sent again, and everything since is its
 * correction.
 */
export type Outgoing = Submission & {
  revision?: number | undefined;
  first?: Submission | undefined;
};

/** The name of the function that takes corrections, and by which its refusals are known. */
export const AMENDMENT = 'correct';

const REFUSALS: Record<string, string> = {
  late: 'This correction came too late: what was sent before stays. Tell the office.',
  changed:
    'The office changed this before your correction arrived, and its version stays. Tell the office.',
  unknown:
    'This can no longer be corrected: it is too long ago, or the office deleted it. Tell the office.',
  often: 'Our database takes no more corrections of this: what was sent stays. Tell the office.',
};

/** Whether the database refuses a correction for good by this word: what it has stays, whatever is sent again. */
export const isCorrectionRefusal = (why: string): boolean => why in REFUSALS;

export function refusalWords({ why, names }: { why: string; names?: string | undefined }): string {
  return (names === AMENDMENT && REFUSALS[why]) || why;
}

type RefusedSubmission = {
  submission: Outgoing;
  state: { kind: string; names?: string | undefined; code?: string | undefined };
};

/** Whether the database has refused a correction for good; what it already has stays, whatever is sent again. */
export function isFinal({ submission, state }: RefusedSubmission): boolean {
  return Boolean(submission.revision) && state.kind === 'parked' && state.names === AMENDMENT;
}
