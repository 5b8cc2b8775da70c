import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';
import { expect, it } from 'vitest';
import englandCosts from '../../src/content/england-costs.yaml';
import questions from '../../src/content/faq-abroad.yaml';
import lagosCosts from '../../src/content/lagos-costs.yaml';
import verify from '../../src/content/verify.yaml';
import type { Answers } from '../../src/domain/answers.ts';
import { paragraphsOf, sentencesOf, wordsOf } from './prose.ts';

/** A reader needs no more than ten years of school. */
const MOST = 10;

const CONTENT = 'src/content';

/** Articles, guides, terms, the company’s story, what is kept of visitors. */
const texts = readdirSync(CONTENT, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.mdx'))
  .map((name): [string, string[]] => [
    name,
    paragraphsOf(readFileSync(`${CONTENT}/${name}`, 'utf8')).filter(isSentence),
  ]);

const answers = Object.entries(
  import.meta.glob<Answers>('../../src/content/answers/*.yaml', { eager: true, import: 'default' }),
).map(([path, { faq }]): [string, string[]] => [`answers/${basename(path)}`, stringsIn(faq)]);

const lists: [string, string[]][] = [
  ['faq-abroad.yaml', stringsIn(questions)],
  ['lagos-costs.yaml', stringsIn(lagosCosts)],
  ['england-costs.yaml', stringsIn(englandCosts.map(({ basis }) => basis))],
  ['verify.yaml', stringsIn(verify)],
];

it.each([...texts, ...answers, ...lists])(
  '%s can be read after ten years of school',
  (name, paragraphs) => {
    const grade = gradeOf(paragraphs);
    expect(grade, `${name} is of grade ${grade.toFixed(1)}`).toBeLessThanOrEqual(MOST);
  },
);

it('a text that lawyers might write is harder than that', () => {
  const text =
    'Notwithstanding any provision to the contrary, the consideration payable hereunder shall be apportioned proportionately between the contracting parties in accordance with the methodology established by the aforementioned documentation.';
  expect(gradeOf([text])).toBeGreaterThan(MOST);
});

/** Headings, ids, names and addresses end without a full stop. */
function isSentence(text: string): boolean {
  return /[.?:;,”]$/.test(text.trim());
}

/** The American school year, by Flesch and Kincaid, after which a text can be understood. */
function gradeOf(paragraphs: string[]): number {
  const words = paragraphs.flatMap(wordsOf);
  return fleschKincaid({
    sentence: paragraphs.flatMap(sentencesOf).length,
    word: words.length,
    syllable: syllable(words.join(' ')),
  });
}

function stringsIn(data: unknown): string[] {
  if (typeof data === 'string') return isSentence(data) ? [data] : [];
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(stringsIn) : [];
}
