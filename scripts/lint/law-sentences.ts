import { paragraphsOf, sentencesOf, wordsOf } from './prose.ts';

const MONTHS =
  'January|February|March|April|May|June|July|August|September|October|November|December';

/** What a sentence that states law or tax is recognised by. */
const MARKS = [
  // An act by its name.
  /\b[A-Z][\w’]+ (?:Act|Law|Regulations|Directive)\b/,
  /\b(?:stamp duty|SDLT|capital gains tax|inheritance tax|income tax|withholding tax|VAT|Land Use Charge)\b/i,
  /\d(?:%| per cent| (?:percentage )?points?)(?: [\w’]+){0,5} (?:tax|taxed|duty|surcharge)\b/i,
  /\b(?:tax|taxed|duty|surcharge)(?: [\w’]+){0,5} [£₦\d.,]*\d(?:%| per cent| (?:percentage )?points?)/i,
  /\bFATF\b|Financial Action Task Force|grey list/,
  /\bEPC\b|\benergy (?:performance )?certificate/i,
  /\b(?:Governor|Minister)’s consent\b/i,
  /\b(?:redress|client money protection) scheme/i,
  /\b(?:by law|the law (?:says|requires|allows|forbids)|peppercorn|section \d)/i,
  new RegExp(`\\bsince \\d{1,2} (?:${MONTHS}) \\d{4}`, 'i'),
];
/** A label or a heading names a thing and states nothing, and neither does a question. */
const FEWEST_WORDS = 6;
const QUESTION = /^Ask\b|\?$/;

/** The sentences of a paragraph that seem to state law or tax. */
export function lawSentences(paragraph: string): string[] {
  return sentencesOf(paragraph).filter(
    (sentence) =>
      wordsOf(sentence).length >= FEWEST_WORDS &&
      !QUESTION.test(sentence) &&
      MARKS.some((mark) => mark.test(sentence)),
  );
}

const NAMES_FACTS = /^facts: *\[ *\w/m;
const FACT_ID = /\b(?:ng|uk|intl)(?:-[a-z0-9]+)+\b/;

/** The sentences of a Markdown text that seem to state law or tax, if its frontmatter names no statement they rest on. */
export function unfoundedInText(markdown: string): string[] {
  return NAMES_FACTS.test(markdown) ? [] : paragraphsOf(markdown).flatMap(lawSentences);
}

/** The same in a component, which names statements or shows their sources. */
export function unfoundedInComponent(tsx: string): string[] {
  if (FACT_ID.test(tsx) || tsx.includes('<Sources')) return [];
  const texts = tsx
    .replace(/^import [\s\S]*?;$|\/\*[\s\S]*?\*\/|\/\/.*|\{' '\}/gm, '')
    .split(/[<>{}'"`]/);
  return texts.map((text) => text.replace(/\s+/g, ' ').trim()).flatMap(lawSentences);
}

/**
 * The same in data: an entry with `facts` answers for all of its parts; `tenureFacts` only for the texts beside it.
 */
export function unfoundedInData(data: unknown): string[] {
  if (typeof data !== 'object' || data === null) return [];
  if ('facts' in data) return [];
  return Object.values(data).flatMap((part: unknown) => {
    if (typeof part !== 'string') return unfoundedInData(part);
    return 'tenureFacts' in data ? [] : lawSentences(part);
  });
}
