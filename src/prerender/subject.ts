import { articles } from '../content/articles.generated';
import { properties } from '../content/properties';
import type { Article } from '../domain/article';
import { articlePath } from '../domain/article-list';
import type { Property } from '../domain/property';
import { propertyPath } from '../domain/property-facts';

export type Subject =
  | { kind: 'property'; property: Property }
  | { kind: 'article'; article: Article }
  | { kind: 'page' };

/** The subject of an address, used for all machine-readable data. */
export function subjectOf(path: string): Subject {
  const property = properties.find((candidate) => propertyPath(candidate) === path);
  if (property) return { kind: 'property', property };
  const article = articles.find((candidate) => articlePath(candidate) === path);
  if (article) return { kind: 'article', article };
  return { kind: 'page' };
}
