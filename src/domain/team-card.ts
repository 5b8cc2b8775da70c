import { listOf, nullable, number, object, type ShapeOf, text } from '../lib/shape';

/** What a colleague shows to visitors. `answers_in`: how long most first answers took, in seconds of office hours. */
export const isTeamCard = object({
  name: text,
  languages: listOf(text),
  /** A JPEG in base64. */
  picture: nullable(text),
  answers_in: nullable(number),
});
export type TeamCard = ShapeOf<typeof isTeamCard>;

/** Who holds an appointment, as its visitor is told. */
export type Host = { host: string | null; isHostPublic?: boolean | undefined };

/**
 * Returns the card of whoever holds an appointment; undefined if it is not for visitors, or if two cards have that name: a
 * picture of somebody else is worse than none.
 */
export function cardOfHost({ host, isHostPublic }: Host, cards: readonly TeamCard[]) {
  const named = isHostPublic ? cards.filter(({ name }) => name === host) : [];
  return named.length === 1 ? named[0] : undefined;
}

/** Three pixels for one where it is shown. The database takes 16,000 letters of base64. */
export const PORTRAIT = { longEdge: 192, mostBytes: 12_000, isSquare: true };

/** What the office in Lagos speaks with its customers. */
export const LANGUAGES = [
  'English',
  'Yoruba',
  'Igbo',
  'Hausa',
  'Nigerian Pidgin',
  'French',
  'Arabic',
  'Twi',
] as const;

/** The first letters of the first and the last name. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined];
  return letters.map((word) => [...(word ?? '')][0]?.toUpperCase() ?? '').join('');
}

/** A day of the office, in hours. */
const DAY_HOURS = 9;

/** The lines of a card below the name. The time is rounded up: nobody is promised more than there was. */
export function cardLines({ languages, answers_in: seconds }: TeamCard): string[] {
  const speaks =
    languages.length > 0 ? [`Speaks ${new Intl.ListFormat('en-GB').format(languages)}`] : [];
  return seconds === null ? speaks : [...speaks, `Usually answers ${within(seconds)}`];
}

function within(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (minutes <= 60) return `within ${minutes <= 10 ? 10 : minutes <= 30 ? 30 : 60} minutes`;
  const hours = Math.ceil(minutes / 60);
  if (hours <= DAY_HOURS) return `within ${hours} hours`;
  return `within ${Math.ceil(hours / DAY_HOURS)} working days`;
}
