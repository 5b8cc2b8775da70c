import { articles } from '../content/articles.generated';
import { properties } from '../content/properties';
import type { Article } from '../domain/article';
import { articlePath } from '../domain/article-list';
import type { Property } from '../domain/property';
import { propertyPath } from '../domain/property-facts';

/** What a page is about. */
export type Subject =
  | { kind: 'property'; property: Property }
  | { kind: 'article'; article: Article }
  | { kind: 'page' };

/** What the page at an address is about, for everything that machines read. */
export function subjectOf(path: string): Subject {
  const property = properties.find((candidate) => propertyPath(candidate) === path);
  if (property) return { kind: 'property', property };
  const article = articles.find((candidate) => articlePath(candidate) === path);
  if (article) return { kind: 'article', article };
  return { kind: 'page' };
}
