import { listedName } from '../../content/property-names';
import { refusalWords } from '../../domain/amendment';
import { isStep, stepNoun } from '../../domain/booking';
import { isPictureRefused, pictureRefusalWords } from '../../domain/business-card';
import { bothTimesText } from '../../domain/clock';
import { isNamed } from '../../domain/lead';
import { kindOf } from '../../domain/submission-kind';
import { storedText } from '../../forms/form-fields';
import { object } from '../../lib/shape';
import { clockTime, relativeTime } from '../../lib/time-words';
import {
  type DeliveredEntry,
  type Entry,
  isLive,
  type LiveEntry,
  triesOf,
} from '../../offline/entry';
import { isPicture, type PictureEntry } from '../../offline/pictures';
import type { Connectivity } from '../../remote/connectivity';

export const PICTURE = 'Picture of a business card';

const KINDS: Record<string, string> = {
  enquiry: 'Contact enquiry',
  tour: 'Tour request',
  newsletter: 'Newsletter sign-up',
  watch: 'Property alert',
  chat: 'WhatsApp request',
  call: 'Phone call',
  viewing: 'Viewing enquiry',
  picture: PICTURE,
};

const hasStep = object({ step: isStep });

export function kindWords(entry: Entry): string {
  if (hasStep(entry)) {
    const noun = stepNoun(entry.step);
    return `${noun} ${noun === 'Request' ? 'for' : 'of'} a consultation`;
  }
  // Another day; changes of a time have a step.
  if (entry.amends) return 'Change of a consultation';
  if (isLive(entry) && entry.submission.revision) return 'Correction of an enquiry';
  return KINDS[kindIn(entry)] ?? 'Enquiry';
}

function kindIn(entry: Entry): string {
  return isLive(entry) ? kindOf(entry.submission) : entry.subject.kind;
}

/** The time of the consultation that the entry requests, moves or cancels, in the visitor's time zone first. */
export function consultationWords(entry: Entry): string | undefined {
  return hasStep(entry) ? bothTimesText(entry.step.startsAt) : undefined;
}

export function discardedWords(entry: LiveEntry | PictureEntry): string {
  if (isPicture(entry)) return PICTURE;
  return [kindWords(entry), personOf(entry), consultationWords(entry)].filter(Boolean).join(', ');
}

/** The person's own name if given, otherwise their e-mail address, number or device; none after the day's list was cleared. */
export function personOf({ submission, isCleared }: LiveEntry): string {
  if (isCleared) return 'Cleared from the list';
  if ('endpoint' in submission) return 'This phone';
  const name = storedText(submission, 'name');
  const own = isNamed({ name }) && name;
  return own || submission.email || storedText(submission, 'phone') || 'No name';
}

export function propertyOf(entry: Entry): string | null {
  if (!isLive(entry)) return listedName(entry.subject.property) ?? entry.subject.property;
  const { submission } = entry;
  if (submission.table === 'property_watchers') return listedName(submission.property_slug) ?? null;
  return 'property_interest' in submission ? submission.property_interest : null;
}

export function triesWords(item: Parameters<typeof triesOf>[0]): string {
  const tries = triesOf(item);
  if (tries === 0) return 'Not tried yet';
  if (tries === 1) return 'Tried once';
  return tries === 2 ? 'Tried twice' : `Tried ${tries} times`;
}

/** What the words depend on besides the entry itself. */
type Moment = {
  now: number;
  connectivity: Connectivity;
  /** When the next attempt for any entry is due. */
  nextAt: number | undefined;
};

const KEPT = 'Our server has a problem. This is kept on this phone and will go out by itself.';
const FOREIGN =
  'Our server could not be found for a day. This phone keeps trying; you can also call us or write on WhatsApp.';

/** Describes an entry's state and what happens next. */
export function stateWords(entry: LiveEntry | PictureEntry, moment: Moment): string {
  const { state, attempts } = entry;
  switch (state.kind) {
    case 'sending':
      return !isPicture(entry) && isRecord(kindOf(entry.submission))
        ? 'Being recorded now.'
        : 'Being sent now.';
    case 'parked':
      return isPictureRefused(state) ? pictureRefusalWords(state.why) : refusalWords(state);
    case 'held':
      return `${state.code === 'foreign' ? FOREIGN : KEPT} Next try ${next(state.dueAt, moment)}.`;
    case 'waiting': {
      if (moment.connectivity === 'offline')
        return 'Goes out by itself as soon as there is a signal.';
      const reason = attempts > 0 && state.why ? `${reasonWords(state.why)} ` : '';
      return `${reason}Next try ${next(state.dueAt, moment)}.`;
    }
  }
}

function next(dueAt: number, { now, nextAt }: Moment): string {
  const at = Math.max(dueAt, nextAt ?? 0);
  return at <= now ? 'in a moment' : relativeTime(at, now);
}

/** Explains in plain words why the last attempt failed: the stored reason is a code or an error's name. */
function reasonWords(why: string): string {
  if (why === 'broken') return KEPT;
  if (/^(busy|HTTP 429)$/.test(why)) {
    return 'Our server is busy. This is kept on this phone and will go out by itself.';
  }
  if (why === 'interrupted') return 'The last try was interrupted.';
  // A captive portal answers in place of the server.
  if (/^HTTP [23]/.test(why))
    return 'Something else answered in place of our server: a hotspot, perhaps.';
  if (/^HTTP|^[0-9A-Z]{5}$|^PGRST|^SUP$/.test(why)) return 'Our server could not accept it.';
  if (why === 'no answer in time') return 'Our server did not answer in time.';
  return 'Our server could not be reached.';
}

/** Whether the entry records a chat or a call. We can't know whether the message was sent, or the call made. */
export const isChat = (entry: Entry): boolean => isRecord(kindIn(entry));

const isRecord = (kind: string) => kind === 'chat' || kind === 'call';

export function deliveredWords(entry: DeliveredEntry): string {
  const at = clockTime(entry.state.at);
  if (entry.state.note === 'already-subscribed') return `Already on the list; confirmed at ${at}`;
  return isChat(entry) ? `Recorded at ${at}` : `Sent at ${at}`;
}
