import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import {
  textsOfComponent,
  unfoundedInComponent,
  unfoundedInData,
  unfoundedInText,
  unfoundedPerformance,
} from '../lint/law-sentences.ts';

/** Words that the house does not use, with what to do instead; `docs/words.md` says why. */
const WORDS: [word: RegExp, instead: string][] = [
  [
    /(?<!\btax )\badvis(?:er|or)s?\b|\badvisory\b|\badvis(?:e|es|ed|ing)\b/i,
    'we are a developer and introducer; of others, say lawyer, broker or tax adviser',
  ],
  [
    /(?<!\b(?:no|not|nor|legal|tax|financial|Citizens) )\badvice\b/i,
    'say information, or what to ask',
  ],
  [/\bguarante/i, 'nobody can promise it: say what the contract names'],
  [
    /\b(?:risk[- ]free|no risk|without risk|safe investment|can’t lose|assured (?:rent|income|returns?))\b/i,
    'say what can go wrong',
  ],
  [/\b(?:passive income|high[- ]yield|get rich)\b/i, 'say what is left after costs, as an example'],
  [
    /\b(?:we are|%COMPANY% is) (?:regulated|authorised|approved) by the (?:FCA|Financial Conduct)|\bFCA[- ](?:regulated|authorised|approved|compliant)\b/i,
    'the FCA neither authorises nor regulates us',
  ],
  [
    /\b(?:one office|two cities|(?:London|Lagos) branch)\b/i,
    'we have two offices: Lagos and London',
  ],
  [
    /\beach plot with (?:a|its) survey\b/i,
    'only a paper with its number is shown: say who surveys, and when',
  ],
  [
    /\bnobody pays for what\b|\bfor what (?:they|you) (?:have not|haven’t|never) seen\b/i,
    'people buy off plan: say what has been checked, and by whom',
  ],
  [
    /\b(?:selling[- ]fast|almost sold out|last few|only a few left|act now)\b/i,
    'demand is shown only from the states of units',
  ],
  [
    /\b(?:luxur\w+|world[- ]class|dream (?:home|house)|prestigious|unrivalled)\b/i,
    'say what is there',
  ],
  [
    /\b(?:check us|anywhere in the world|from anywhere|whichever is awake)\b/i,
    'say verify us, from abroad, or when each office is open',
  ],
  [/\bhangs? on\b/i, 'say depends on'],
  [
    /\b(?:must stand in|stands? (?:beside|below) (?:its|the|it))\b/i,
    'say must be in, or is next to',
  ],
  [/\bcomes? on top\b/i, 'say is extra'],
  [/\bfair interest\b/i, 'say legitimate interest, as the law does'],
  [/\b(?:our|newest) letters?\b/i, 'say email, or newsletter'],
  [
    /\b(?:ask that|what it waits for|how far it has come|without (?:your|their) yes|three of four|also without an?)\b/i,
    'say ask for it to, what is holding it up, how far it has got, consent, three in four, or even without',
  ],
];

const CODE = /\.tsx?$/;
/** Not said to anybody: tests, types, what builds write. The last two have the names of the specified states. */
const LEFT_OUT =
  /\.test\.|\.d\.ts$|\.generated\.ts$|\/doubles\/|domain\/property-(?:facts|search)\.ts$/;
/** Code between texts. */
const SYNTAX = /=|\w\(|^[;,)]/;
const FOLDERS = ['src', 'scripts/mails', 'supabase/functions', 'supabase/templates'];
const FACTS = 'src/content/facts.yaml';
/** A day on which somebody looked: at the law, a text, a building site or a paper. */
const DAY_OF_CHECKING = /^ *(?:checkedOn|reviewedOn|asOf|seenOn): *["']?(\d{4}-\d\d-\d\d)\b/gm;

/**
 * The faults of all that is said to visitors and staff, one line each: words the house does not use, statements without a
 * source, and days of checking that are still to come.
 */
export function wordingFaults(): string[] {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  ).filter((file) => /\.(?:mdx|yaml|tsx?|html)$/.test(file) && !LEFT_OUT.test(file));
  return [...files, 'public/manifest.webmanifest', 'media/pictures.yaml'].flatMap((file) =>
    faultsOf(file, readFileSync(file, 'utf8')).map((fault) => `${file}: ${fault}`),
  );
}

/** The faults of one file’s texts. */
export function faultsOf(file: string, source: string): string[] {
  const data: unknown = file.endsWith('.yaml') ? parse(source) : undefined;
  const texts = data === undefined ? textsOf(file, source) : stringsIn(data);
  const faults = [
    ...texts.flatMap(wordFaults),
    ...daysToCome(file, source).map((day) => `Nobody can have checked it on ${day} yet.`),
  ];
  if (file === FACTS) return faults;
  return [
    ...faults,
    ...unfounded(file, source, data).map((found) => `This has no source: ${found}`),
    ...texts
      .flatMap(unfoundedPerformance)
      .map((found) => `Whose estimate or example is it? ${found}`),
  ];
}

function daysToCome(file: string, source: string): string[] {
  if (CODE.test(file)) return [];
  const today = new Date().toISOString().slice(0, 10);
  return [...source.matchAll(DAY_OF_CHECKING)]
    .map(([, day = '']) => day)
    .filter((day) => day > today);
}

function wordFaults(source: string): string[] {
  // A phrase may be broken over two lines.
  const text = source.replace(/\s+/g, ' ');
  return WORDS.flatMap(([word, instead]) => {
    const found = word.exec(text);
    return found ? [`“${around(text, found.index)}”: ${instead}.`] : [];
  });
}

/** The words around a place in a text. */
const around = (text: string, index: number) =>
  text.slice(Math.max(0, index - 30), index + 40).trim();

function textsOf(file: string, source: string): string[] {
  return CODE.test(file)
    ? textsOfComponent(source).filter((text) => text.includes(' ') && !SYNTAX.test(text))
    : [source];
}

function unfounded(file: string, source: string, data: unknown): string[] {
  if (file.endsWith('.mdx')) return unfoundedInText(source);
  if (data !== undefined) return unfoundedInData(data);
  return CODE.test(file) ? unfoundedInComponent(source) : [];
}

function stringsIn(data: unknown): string[] {
  if (typeof data === 'string') return [data];
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(stringsIn) : [];
}
