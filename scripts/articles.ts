import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import type { Fact } from '../src/domain/fact.ts';
import { type ArticleSource, readArticle } from './build/article-source.ts';
import { branded } from './build/brand.ts';
import { camelCase } from './build/camel-case.ts';
import { pictureSources } from './build/picture-sources.ts';
import { writeIfChanged } from './build/write-if-changed.ts';

const FACTS = 'src/content/facts.yaml';
const ARTICLES_DIR = 'src/content/articles';
const MODULES_DIR = 'src/content/article-facts';
const LIST = 'src/content/articles.generated.ts';
const SLUGS = 'src/content/article-slugs.generated.ts';

/**
 * Validates every article and writes the modules that the pages import. They contain the frontmatter but not the texts,
 * so that a list doesn't load whole articles.
 * @returns the articles, newest first
 * @throws a list of every fault with its file, field and reason
 */
export async function buildArticles(): Promise<ArticleSource[]> {
  const slugs = (await readdir(ARTICLES_DIR))
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => basename(file, '.mdx'));
  const known = {
    pictures: new Set(pictureSources.map(({ name }) => name)),
    facts: new Set((parse(await readFile(FACTS, 'utf8')) as Fact[]).map(({ id }) => id)),
  };
  const faults: string[] = [];
  const articles: ArticleSource[] = [];
  for (const slug of slugs) {
    const file = join(ARTICLES_DIR, `${slug}.mdx`);
    const result = readArticle(slug, branded(await readFile(file, 'utf8')), known);
    if ('article' in result) articles.push(result.article);
    else faults.push(...result.faults.map((fault) => `${file}: ${fault}`));
  }
  if (faults.length > 0) throw new Error(`Faults in the articles:\n${faults.join('\n')}`);

  articles.sort((a, b) => b.frontmatter.date.localeCompare(a.frontmatter.date));
  await mkdir(MODULES_DIR, { recursive: true });
  await Promise.all([
    ...articles.map((article) => writeIfChanged(moduleFile(article), moduleText(article))),
    writeIfChanged(LIST, listText(articles)),
    writeIfChanged(SLUGS, slugsText(articles)),
  ]);
  await removeOldModules(articles);
  return articles;
}

const NOTE = '// Made from the files in src/content/articles, by every build. Do not edit.';

function moduleFile({ slug }: ArticleSource): string {
  return join(MODULES_DIR, `${slug}.generated.ts`);
}

/** One module per article. Bundlers split by module, so a page's script contains only the articles it shows. */
function moduleText({ slug, frontmatter }: ArticleSource): string {
  // Its page reads what it rests on from the article itself.
  const { picture, changes: _changes, facts: _facts, ...rest } = frontmatter;
  const fields = JSON.stringify({ slug, ...rest }, null, 2).slice(0, -2);
  return [
    NOTE,
    "import type { Article } from '../../domain/article';",
    `import { ${camelCase(picture)} } from '../pictures/${picture}.generated';\n`,
    `export const ${camelCase(slug)}: Article = ${fields},\n  "picture": ${camelCase(picture)}\n};\n`,
  ].join('\n');
}

function listText(articles: ArticleSource[]): string {
  const names = (list: ArticleSource[]) => list.map(({ slug }) => `  ${camelCase(slug)},`);
  const listed = articles.filter(({ frontmatter }) => frontmatter.listed);
  return [
    NOTE,
    "import type { Article } from '../domain/article';",
    ...articles.map(
      ({ slug }) => `import { ${camelCase(slug)} } from './article-facts/${slug}.generated';`,
    ),
    '\n/** All articles, newest first. */',
    `export const articles: Article[] = [`,
    ...names(articles),
    '];\n',
    '/** The articles listed in the blog, newest first. */',
    `export const listedArticles: Article[] = [`,
    ...names(listed),
    '];\n',
  ].join('\n');
}

/** For code that needs only the slugs. */
function slugsText(articles: ArticleSource[]): string {
  return [
    NOTE,
    'export const articleSlugs: string[] = [',
    ...articles.map(({ slug }) => `  '${slug}',`),
    '];\n',
  ].join('\n');
}

async function removeOldModules(articles: ArticleSource[]): Promise<void> {
  const current = new Set(articles.map(moduleFile));
  for (const file of await readdir(MODULES_DIR)) {
    const path = join(MODULES_DIR, file);
    if (!current.has(path)) await rm(path);
  }
}
