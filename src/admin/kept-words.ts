import { counted } from './rows/words';

/** A person's work on this device that is not in the database. */
export type KeptWork = {
  /** Changes that will be sent automatically. */
  waiting: number;
  /** Changes that were refused, or that conflict with somebody else's; they wait for a decision. */
  parked: number;
  /** On how many leads and contacts there are unsaved notes. */
  drafts: number;
  /** How many of these are known to have been deleted. */
  lost: number;
  /** What was captured at viewings, by whomever, and will be sent automatically. */
  captures: number;
  /** What was captured and refused. */
  refused: number;
  /** On how many pages a visitor is half-typed. */
  halfTyped: number;
};

const countedCaptures = (count: number) => counted(count, 'capture');
const countedEnquiries = (count: number) => counted(count, 'enquiry', 'enquiries');

/**
 * Describes, for somebody about to sign out, each kind of unsaved work and what a sign-out does to it.
 * @param isInside whether the dashboard is open: there, notes can be saved and waiting changes sent
 */
export function signOutWords(
  { waiting, parked, drafts, lost, captures, refused, halfTyped }: KeptWork,
  isInside: boolean,
  isOnline = true,
): { what: string; becomes: string }[] {
  const [is, they, stays] =
    waiting === 1
      ? ['is', 'it', 'erase it: it stays here, without names, and goes out']
      : ['are', 'they', 'erase them: they stay here, without names, and go out'];
  const hint = isInside && !isOnline ? `Without a network ${they} can’t be sent now. ` : '';
  const [need, stay] = parked === 1 ? ['needs', 'It stays'] : ['need', 'They stay'];
  return [
    drafts > lost && {
      what: `Notes on ${countedEnquiries(drafts - lost)} are not saved yet.`,
      becomes: `Signing out erases them. To keep them, close this, ${isInside ? 'open the enquiry' : 'sign in'} and save them.`,
    },
    lost > 0 && {
      what: `Notes on ${countedEnquiries(lost)} that somebody has deleted can’t be saved.`,
      becomes: 'Signing out erases them. To keep them, close this and copy them above the list.',
    },
    waiting > 0 && {
      what: `${counted(waiting, 'change')} ${is} still waiting on this device.`,
      becomes: `${hint}Signing out does not ${stays} when you sign in again.`,
    },
    parked > 0 && {
      what: `${counted(parked, 'change')} could not be made and ${need} your decision.`,
      becomes: `${stay} here, without names, until you sign in again and decide.`,
    },
    halfTyped > 0 && {
      what: `${counted(halfTyped, 'visitor')} on the capture page ${halfTyped === 1 ? 'is' : 'are'} not saved yet.`,
      becomes:
        'Signing out erases what was typed. To keep it, close this, open that page and save.',
    },
    captures > 0 && {
      what: `${countedCaptures(captures)} ${captures === 1 ? 'is' : 'are'} still to be sent.`,
      becomes:
        captures === 1
          ? 'It stays here, without a name, goes out by itself, and is then erased.'
          : 'They stay here, without names, go out by themselves, and are then erased.',
    },
    refused > 0 && {
      what: `${countedCaptures(refused)} could not be accepted.`,
      becomes:
        refused === 1
          ? 'It stays here, without a name, until somebody corrects or discards it.'
          : 'They stay here, without names, until somebody corrects or discards them.',
    },
  ].filter((words) => words !== false);
}

/** Tells somebody returning after a lost session that there is unsaved work, without revealing it. */
export function comeBackWords({
  waiting,
  parked,
  drafts,
}: Pick<KeptWork, 'waiting' | 'parked' | 'drafts'>): string[] {
  const [is, goes, it] = waiting === 1 ? ['is', 'It goes', 'it'] : ['are', 'They go', 'them'];
  const [waits, theirs] = parked === 1 ? ['waits', 'it'] : ['wait', 'them'];
  return [
    drafts > 0 &&
      `Notes on ${countedEnquiries(drafts)} were not saved. Sign in again to save them. If somebody else signs in, they are erased.`,
    waiting > 0 &&
      `${counted(waiting, 'change')} ${is} kept on this device. ${goes} out once whoever made ${it} signs in again.`,
    parked > 0 &&
      `${counted(parked, 'change')} could not be made, and ${waits} for a decision by whoever made ${theirs}.`,
  ].filter((sentence) => sentence !== false);
}
