import { articles } from '../content/articles.generated';
import questionsFromAbroad from '../content/faq-abroad.yaml';
import { properties } from '../content/properties';
import type { Answers, Questions } from '../domain/answers';
import type { Article } from '../domain/article';
import { articlePath } from '../domain/article-list';
import type { Property } from '../domain/property';
import { propertyPath } from '../domain/property-facts';

/** The property or article that a page is about, and the questions that it answers. */
export type Subject = {
  property?: Property | undefined;
  article?: Article | undefined;
  questions?: Questions | undefined;
};

const answers = import.meta.glob<Answers>('../content/answers/*.yaml', {
  eager: true,
  import: 'default',
});

/** The subject of an address, used for all machine-readable data. */
export function subjectOf(path: string): Subject {
  const property = properties.find((one) => propertyPath(one) === path);
  const answered = property && answers[`../content/answers/${property.slug}.yaml`];
  return {
    property,
    questions: path === '/guides' ? questionsFromAbroad : answered?.faq,
    article: articles.find((article) => articlePath(article) === path),
  };
}
