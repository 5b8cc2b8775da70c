import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pictureSources } from '../src/content/picture-sources.ts';
import { type ArticleSource, readArticle } from './build/article-source.ts';
import { camelCase } from './build/camel-case.ts';

const ARTICLES_DIR = 'src/content/articles';
const GENERATED = 'src/content/articles.generated.ts';

/**
 * Checks every article and writes the list that the pages read, newest first: what stands above the texts, not the
 * texts, so that a list costs no reader the articles themselves.
 * @throws with every fault: its file, its field and what is wrong
 */
export async function buildArticles(): Promise<void> {
  const slugs = (await readdir(ARTICLES_DIR))
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => basename(file, '.mdx'));
  const pictures = new Set(pictureSources.map(({ name }) => name));
  const faults: string[] = [];
  const articles: ArticleSource[] = [];
  for (const slug of slugs) {
    const file = join(ARTICLES_DIR, `${slug}.mdx`);
    const result = readArticle(slug, await readFile(file, 'utf8'), pictures);
    if ('article' in result) articles.push(result.article);
    else faults.push(...result.faults.map((fault) => `${file}: ${fault}`));
  }
  if (faults.length > 0) throw new Error(`Faults in the articles:\n${faults.join('\n')}`);

  articles.sort((a, b) => b.frontmatter.date.localeCompare(a.frontmatter.date));
  const text = moduleText(articles);
  const before = existsSync(GENERATED) ? await readFile(GENERATED, 'utf8') : '';
  if (before !== text) await writeFile(GENERATED, text);
}

function moduleText(articles: ArticleSource[]): string {
  const pictures = [...new Set(articles.map(({ frontmatter }) => frontmatter.picture))].sort();
  const entries = articles.map(({ slug, frontmatter: { picture, ...rest } }) => {
    const fields = JSON.stringify({ slug, ...rest }, null, 2).slice(0, -2);
    return `export const ${camelCase(slug)}: Article = ${fields},\n  "picture": ${camelCase(picture)}\n};\n`;
  });
  return [
    '// Made from the files in src/content/articles, by every build. Do not edit.',
    "import type { Article } from '../domain/article';",
    `import {\n  ${pictures.map(camelCase).join(',\n  ')},\n} from './pictures.generated';\n`,
    ...entries,
    '/** All of them, newest first. */',
    `export const articles: Article[] = [\n  ${articles.map(({ slug }) => camelCase(slug)).join(',\n  ')},\n];\n`,
  ].join('\n');
}
