import { leadsCount } from './rows/words';

/** A person's work on this device that is not in the database. */
export type KeptWork = {
  /** Changes that will be sent automatically. */
  waiting: number;
  /** Changes that were refused, or that conflict with somebody else's; they wait for a decision. */
  parked: number;
  /** On how many leads there are unsaved notes. */
  drafts: number;
  /** How many of these leads are known to have been deleted. */
  lost: number;
};

const changesCount = (count: number) => (count === 1 ? '1 change' : `${count} changes`);

/**
 * Describes, for somebody about to sign out, each kind of unsaved work and what a sign-out does to it.
 * @param isInside whether the dashboard is open: there, notes can be saved and waiting changes sent
 */
export function signOutWords(
  { waiting, parked, drafts, lost }: KeptWork,
  isInside: boolean,
  isOnline = true,
): { what: string; becomes: string }[] {
  const words: { what: string; becomes: string }[] = [];
  const say = (what: string, becomes: string) => words.push({ what, becomes });
  if (drafts > lost) {
    say(
      `Notes on ${leadsCount(drafts - lost)} are not saved yet.`,
      `Signing out erases them. To keep them, close this, ${isInside ? 'open the lead' : 'sign in'} and save them.`,
    );
  }
  if (lost > 0) {
    say(
      `Notes on ${leadsCount(lost)} that somebody has deleted can’t be saved.`,
      'Signing out erases them. To keep them, close this and copy them above the leads.',
    );
  }
  if (waiting > 0) {
    const [is, they, stays] =
      waiting === 1
        ? ['is', 'it', 'erase it: it stays here, without names, and goes out']
        : ['are', 'they', 'erase them: they stay here, without names, and go out'];
    const hint = isInside && !isOnline ? `Without a network ${they} can’t be sent now. ` : '';
    say(
      `${changesCount(waiting)} ${is} still waiting on this device.`,
      `${hint}Signing out does not ${stays} when you sign in again.`,
    );
  }
  if (parked > 0) {
    const [need, stay] = parked === 1 ? ['needs', 'It stays'] : ['need', 'They stay'];
    say(
      `${changesCount(parked)} could not be made and ${need} your decision.`,
      `${stay} here, without names, until you sign in again and decide.`,
    );
  }
  return words;
}

/** Tells somebody returning after a lost session that there is unsaved work, without revealing it. */
export function comeBackWords({ waiting, parked, drafts }: Omit<KeptWork, 'lost'>): string[] {
  const words: string[] = [];
  if (drafts > 0) {
    words.push(
      `Notes on ${leadsCount(drafts)} were not saved. They are kept on this device for whoever wrote them: sign in again to save them. If somebody else signs in, they are erased.`,
    );
  }
  if (waiting > 0) {
    const [is, goes, it] = waiting === 1 ? ['is', 'It goes', 'it'] : ['are', 'They go', 'them'];
    words.push(
      `${changesCount(waiting)} ${is} kept on this device. ${goes} out once whoever made ${it} signs in again.`,
    );
  }
  if (parked > 0) {
    const [waits, it] = parked === 1 ? ['waits', 'it'] : ['wait', 'them'];
    words.push(
      `${changesCount(parked)} could not be made, and ${waits} for a decision by whoever made ${it}.`,
    );
  }
  return words;
}
