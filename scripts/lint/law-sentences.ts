import { paragraphsOf, sentencesOf, wordsOf } from './prose.ts';

const MONTHS =
  'January|February|March|April|May|June|July|August|September|October|November|December';

/** What a sentence that states law or tax is recognised by. */
const MARKS = [
  // An act by its name.
  /\b[A-Z][\w’]+ (?:Act|Law|Regulations|Directive)\b/,
  /\b(?:stamp duty|SDLT|capital gains tax|inheritance tax|income tax|withholding tax|council tax|VAT|Land Use Charge)\b/i,
  /\d(?:%| per cent| (?:percentage )?points?)(?: [\w’]+){0,5} (?:tax|taxed|duty|surcharge)\b/i,
  /\b(?:tax|taxed|duty|surcharge)(?: [\w’]+){0,5} [£₦\d.,]*\d(?:%| per cent| (?:percentage )?points?)/i,
  /\bFATF\b|Financial Action Task Force|grey list/,
  /\bEPC\b|\benergy (?:performance )?certificate/i,
  /\b(?:Governor|Minister)’s consent\b/i,
  /\b(?:redress|client money protection) scheme/i,
  /\b(?:(?:un)?lawful(?:ly)?|illegal(?:ly)?|ombudsman|selective licen[cs]\w+)\b/i,
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

/** What a sentence is recognised by that says what a property earns or will be worth. */
const PERFORMANCE = [
  /\b(?:yields?|appreciat\w+|capital growth|rental income)\b[^.]*\d(?:%| per cent)/i,
  /(?<!\b(?:tax|duty) )\breturns?\b[^.%]{0,40}\d(?:%| per cent)/i,
  /\d(?:%| per cent)[^.]*\b(?:yields?|returns?|appreciation|growth)\b/i,
  // What prices and rents do, in figures or in multiples.
  /\b(?:prices?|values?|rents?)\b[^.]{0,60}\b(?:ris(?:e|es|en|ing)|rose|grow(?:s|n|ing)?|grew|gain(?:s|ed)?|climb\w*|up)\b[^.]*\d(?:%| per cent)/i,
  /\b(?:prices?|values?|rents?|plots?|homes?|apartments?)\b[^.]{0,40}\b(?:doubl|trebl|tripl)(?:e|es|ed|ing)\b/i,
];
/** Whose figure it is, or that it is none. */
const BASIS =
  /\b(?:examples?|estimat\w+|assum\w+|made-up|invented|developer’s (?:lower )?figure)\b/i;

/**
 * The sentences of a text that state what a property earns, if the same part of it does not say whose estimate that is, or
 * that it is an example. Law has sources; performance never has one that a buyer could rely on.
 */
export function unfoundedPerformance(text: string): string[] {
  return text
    .split(/^(?=#+ )/m)
    .filter((part) => !BASIS.test(part))
    .flatMap(sentencesOf)
    .map((sentence) => sentence.trim())
    .filter(
      (sentence) => PERFORMANCE.some((mark) => mark.test(sentence)) && !QUESTION.test(sentence),
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
  return textsOfComponent(tsx).flatMap(lawSentences);
}

/** The texts in code: what is between tags, quotes and braces. Comments and imports are left out. */
export function textsOfComponent(code: string): string[] {
  return code
    .replace(/^import [\s\S]*?;$|\/\*[\s\S]*?\*\/|(?<!:)\/\/.*|\{' '\}/gm, '')
    .split(/[<>{}'"`]/)
    .map((text) => text.replace(/\s+/g, ' ').trim())
    .filter((text) => text !== '');
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
