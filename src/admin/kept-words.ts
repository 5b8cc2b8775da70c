import { leadsCount } from './rows/words';

/** What of somebody's work lies on this device and is not in the database. */
export type KeptWork = {
  /** Changes that go out by themselves. */
  waiting: number;
  /** Changes that were refused, or overtaken by somebody else: they wait for a decision. */
  parked: number;
  /** On how many leads notes were typed and not saved. */
  drafts: number;
  /** How many of these leads somebody has deleted, as far as is known. */
  lost: number;
};

/** Something true of one part of it: what is first, and what a sign-out does to it. */
export type KeptSentence = { what: string; becomes: string };

const changesCount = (count: number) => (count === 1 ? '1 change' : `${count} changes`);

/**
 * Each part in its own words, for whoever is about to sign out.
 * @param isInside the dashboard is open: notes can be saved there, and what waits can be sent
 */
export function signOutWords(work: KeptWork, isInside: boolean, isOnline = true): KeptSentence[] {
  const { waiting, parked, lost } = work;
  const savable = work.drafts - lost;
  const words: KeptSentence[] = [];
  if (savable > 0) {
    words.push({
      what: `Notes on ${leadsCount(savable)} are not saved yet.`,
      becomes: isInside
        ? 'Signing out erases them. To keep them, close this, open the lead and save them.'
        : 'Signing out erases them. To keep them, close this, sign in and save them.',
    });
  }
  if (lost > 0) {
    words.push({
      what: `Notes on ${leadsCount(lost)} that somebody has deleted can’t be saved.`,
      becomes: 'Signing out erases them. To keep them, close this and copy them above the leads.',
    });
  }
  if (waiting > 0) {
    words.push({
      what: `${changesCount(waiting)} ${waiting === 1 ? 'is' : 'are'} still waiting on this device.`,
      becomes: [
        isInside && !isOnline && unsendable(waiting),
        waiting === 1
          ? 'Signing out does not erase it: it stays here, without names, and goes out when you sign in again.'
          : 'Signing out does not erase them: they stay here, without names, and go out when you sign in again.',
      ]
        .filter(Boolean)
        .join(' '),
    });
  }
  if (parked > 0) {
    words.push({
      what: `${changesCount(parked)} could not be made and ${parked === 1 ? 'needs' : 'need'} your decision.`,
      becomes:
        parked === 1
          ? 'It stays here, without names, until you sign in again and decide.'
          : 'They stay here, without names, until you sign in again and decide.',
    });
  }
  return words;
}

const unsendable = (count: number) =>
  `Without a network ${count === 1 ? 'it' : 'they'} can’t be sent now.`;

/** For whoever comes back after a lost session: that there is something, and nothing of what it is. */
export function comeBackWords({ waiting, parked, drafts }: Omit<KeptWork, 'lost'>): string[] {
  const words: string[] = [];
  if (drafts > 0) {
    words.push(
      `Notes on ${leadsCount(drafts)} were not saved. They are kept on this device for whoever wrote them: sign in again to save them. If somebody else signs in, they are erased.`,
    );
  }
  if (waiting > 0) {
    words.push(
      waiting === 1
        ? '1 change is kept on this device. It goes out once whoever made it signs in again.'
        : `${waiting} changes are kept on this device. They go out once whoever made them signs in again.`,
    );
  }
  if (parked > 0) {
    words.push(
      parked === 1
        ? '1 change could not be made, and waits for a decision by whoever made it.'
        : `${parked} changes could not be made, and wait for a decision by whoever made them.`,
    );
  }
  return words;
}
