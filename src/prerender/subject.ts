import { articles } from '../content/articles.generated';
import { properties } from '../content/properties';
import type { Article } from '../domain/article';
import { articlePath } from '../domain/article-list';
import type { Property } from '../domain/property';
import { propertyPath } from '../domain/property-facts';

/** The property or article that a page is about; neither on other pages. */
export type Subject = { property?: Property | undefined; article?: Article | undefined };

/** The subject of an address, used for all machine-readable data. */
export function subjectOf(path: string): Subject {
  return {
    property: properties.find((property) => propertyPath(property) === path),
    article: articles.find((article) => articlePath(article) === path),
  };
}
