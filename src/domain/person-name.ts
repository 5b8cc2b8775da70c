import { isNamed } from './lead';

/** In code points. */
const MAX_LENGTH = 60;
/** "João Carlos da Silva Pereira dos Santos Neto". */
const MAX_WORDS = 8;

const TITLES = 'Mrs?|Ms|Miss|Dr|Prof|Engr|Barr|Arc|Chief|Alh|Hon|Rev|Pst|Esq';
/** What comes along from the clipboard. What joins letters in Persian or Hindi is unseen too, but part of the name. */
const UNSEEN = /[\u00ad\u200b\u200e\u200f\u2060\u2068\u2069\ufeff]/g;
/** "(Mrs)" */
const TITLE_IN_BRACKETS = new RegExp(`\\((?:${TITLES})\\.?\\)`, 'gi');
/** In "Dr.Okoro" and "J.Okoro" a chat might see the address of a page. */
const UNSPACED = new RegExp(
  `(^|[\\s.-])(${TITLES}|\\p{Lu}\\p{M}*)\\.(?=\\p{Lu}\\p{M}*\\p{L})`,
  'gu',
);
/** A phone's keyboard adds the stop after two spaces. */
const LAST_WORD = /([\p{L}\p{M}]{2,})\.$/u;
const ABBREVIATED = new RegExp(`^(?:${TITLES}|Jr|Sr)$`, 'i');

/** Letters of any script, with apostrophes, hyphens, the dot of 李·明, and what joins letters in Persian or Hindi. */
const WORD = /^['’‘]?\p{L}(?:[\p{L}\p{M}'’‘`´·・‐‑–-]|\u200c|\u200d){0,29}$/u;
/** Chinese, Japanese and Thai put no spaces between the words of a sentence. */
const UNBROKEN = /[\p{Script=Han}\p{Script=Hiragana}]{8}|\p{Script=Thai}{20}/u;
/** "Асcount": letters of another script in place of those that they look like. */
const DISGUISED =
  /\p{Script=Latin}.*[\p{Script=Cyrillic}\p{Script=Greek}]|[\p{Script=Cyrillic}\p{Script=Greek}].*\p{Script=Latin}/u;
/** "J.", "J.P.", "Prof." and, between two names, "&". */
const SHORT = /^(?:(?:\p{L}\p{M}*\.[-‐]?)+\p{L}?|\p{L}[\p{L}\p{M}]{1,3}\.|&)$/u;

/** Written in lower case within a name. */
const PARTICLES = words(
  'de da do dos das del della di la le las los el al y e i u und van von der den ten ter zu bin bint ibn binti abu af av and of the',
);
/** None is ever part of a name. */
const NEVER = words(
  'your yours our ours account accounts password payment payments transfer send deposit refund invoice crypto bitcoin click visit website http https www com whatsapp telegram email call text contact reply urgent urgently alert warning attention notice please pls kindly hello changed change closed suspended blocked verify confirm update updated expired discount offer details funds naira dollars fraud fraudulent fraudster fraudsters scam scams scammer scammers beware otp',
);
/** One may be part of a name; two are a sentence. */
const SELDOM = words(
  'i you u we us me my he she they them his her it its is am are was were be been has have had does did not no now new for from with at on in by to of the this that these those there here what when where why how who can must should would could get got go going give take want need buy sell sold wire wired pay paid owe owes money cash bank loan number phone office price prices free won winner prize link house land back soon today tomorrow later never only about because if but or and so very dear',
);

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(' '));
}

/**
 * The name by which a text of the company may call somebody; empty if it is none. Whoever fills in a form may write a
 * message in place of a name, and the staff would send it on as the company's own words.
 */
export function nameFor(typed: string): string {
  const name = typed
    .replace(UNSEEN, '')
    .trim()
    .replace(/\s+/g, ' ')
    .replace(UNSPACED, '$1$2. ')
    .replace(LAST_WORD, (whole, word: string) => (ABBREVIATED.test(word) ? whole : word));
  return canBeName(name) ? name : '';
}

/** What marks a row whose name no greeting takes. */
export const NAME_DOUBT = 'Name looks like a message';

/** Whether somebody gave such a name. */
export function isDoubtful(name: string | null): boolean {
  return name !== null && isNamed({ name }) && nameFor(name) === '';
}

function canBeName(name: string): boolean {
  const parts = name.replace(TITLE_IN_BRACKETS, '').split(' ').filter(Boolean);
  return (
    parts.length > 0 &&
    parts.length <= MAX_WORDS &&
    [...name].length <= MAX_LENGTH &&
    !UNBROKEN.test(name) &&
    parts.every((part) => (WORD.test(part) || SHORT.test(part)) && !DISGUISED.test(part)) &&
    parts.some((part) => part !== '&') &&
    !isSentence(parts)
  );
}

function isSentence(parts: readonly string[]): boolean {
  const lower = parts.map((part) => part.toLowerCase());
  // "𝐎𝐮𝐫 Áccount" is read as "our account".
  const read = lower.map((part) => part.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase());
  if (read.some((word) => NEVER.has(word.replaceAll('.', '')))) return true;
  if (read.filter((word) => SELDOM.has(word)).length > 1) return true;
  // "Ada mary obi" is as keyboards begin; a sentence goes on.
  const small = parts.filter((part, n) => part === lower[n] && part !== part.toUpperCase());
  const isMixed = small.length < parts.length;
  return parts.length > (isMixed ? 3 : 4) && small.some((word) => !isMixed || !PARTICLES.has(word));
}
