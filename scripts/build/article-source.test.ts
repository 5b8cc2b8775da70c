import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { articles } from '../../src/content/articles.generated.ts';
import facts from '../../src/content/facts.yaml';
import { countWords, readArticle } from './article-source.ts';
import { pictureSources } from './picture-sources.ts';

const KNOWN = { pictures: new Set(['article-uk-terraces']), facts: new Set(['uk-epc']) };
const HEAD = {
  title: 'A title',
  excerpt: 'x'.repeat(120),
  category: 'UK Investment',
  date: '2025-02-20',
  reviewedOn: '2026-11-25',
  readMinutes: 1,
  author: 'An author',
  picture: 'article-uk-terraces',
  featured: true,
  listed: true,
};

function file(change: object = {}, words = 200): string {
  const lines = Object.entries({ ...HEAD, ...change }).map(
    ([name, value]) => `${name}: ${JSON.stringify(value)}`,
  );
  return `---\n${lines.join('\n')}\n---\n${'word '.repeat(words)}`;
}

describe('an article', () => {
  it('is parsed into frontmatter and text', () => {
    expect(readArticle('a', file(), KNOWN)).toEqual({ article: { slug: 'a', frontmatter: HEAD } });
  });

  it('can have the frontmatter that CONTRIBUTING shows', () => {
    const guide = readFileSync('CONTRIBUTING.md', 'utf8');
    const [, example = ''] = /```yaml\n([\s\S]*?)\n *```/.exec(guide) ?? [];
    const head = example.replace(/^ {3}/gm, '');
    const pictures = new Set(pictureSources.map(({ name }) => name));
    const known = { pictures, facts: new Set(facts.map(({ id }) => id)) };
    const result = readArticle('a', `---\n${head}\n---\n${'word '.repeat(1200)}`, known);
    expect(result).toHaveProperty('article.frontmatter.date', '2025-04-10');
  });

  it.each([
    [
      'an unknown category',
      file({ category: 'Gossip' }),
      'category: Invalid option: expected one of',
    ],
    [
      'a short excerpt',
      file({ excerpt: 'Read this.' }),
      'excerpt: Too small: expected string to have >=100',
    ],
    ['a day that does not exist', file({ date: '2025-02-30' }), 'date'],
    ['a picture that is not there', file({ picture: 'article-moon' }), 'picture'],
    ['a change that is in no list', file({ changes: ['uk-x'] }), 'changes: facts.yaml has no uk-x'],
    [
      'a fact that is in no list',
      file({ facts: ['uk-epc', 'uk-x'] }),
      'facts: facts.yaml has no uk-x',
    ],
    ['a field that nobody reads', file({ mood: 'calm' }), 'mood'],
    ['a reading time that is too short', file({}, 500), 'readMinutes: 500 words take 2.5 minutes'],
    ['a head that is not YAML', '---\ntitle: "A\n---\n', 'frontmatter: Missing closing'],
    ['no fields', '---\nWords.\n---\n', 'frontmatter: Invalid input: expected object'],
    ['no frontmatter', 'Words.', 'has no frontmatter'],
  ])('with %s fails the build with a named fault', (_, text, fault) => {
    const result = readArticle('a', text, KNOWN);
    expect('faults' in result ? result.faults.join() : '').toContain(fault);
  });
});

it("counts the words that are read, without Markdown's syntax", () => {
  const text = '## A heading\n\n- one\n- [two words](/blog/x)\n\n| a | b |\n| --- | --- |\n';
  expect(countWords(text)).toBe(7);
});

it('may only use pictures that exist', () => {
  const folder = 'src/content/articles';
  const slugs = readdirSync(folder).map((name) => name.replace('.mdx', ''));
  expect(articles.map(({ slug }) => slug).sort()).toEqual(slugs.sort());
  for (const { slug, title } of articles) {
    expect(readFileSync(`${folder}/${slug}.mdx`, 'utf8')).toContain(title);
  }
});
