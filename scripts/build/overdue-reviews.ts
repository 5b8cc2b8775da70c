import { yearAfter } from '../../src/domain/calendar-day.ts';
import type { Fact } from '../../src/domain/fact.ts';
import type { Holidays } from '../../src/domain/holidays.ts';
import type { ArticleSource } from './article-source.ts';

/** One line for each article whose facts were last checked more than twelve months ago, with what to do about it. */
export function overdueReviews(articles: ArticleSource[], today: string): string[] {
  return articles
    .filter(({ frontmatter }) => yearAfter(frontmatter.reviewedOn) < today)
    .map(
      ({ slug, frontmatter }) =>
        `src/content/articles/${slug}.mdx was last reviewed on ${frontmatter.reviewedOn}: check its facts, then set reviewedOn.`,
    );
}

/** One line for each statement of law or tax that can no longer be relied on, with what to do about it. */
export function overdueFacts(facts: Fact[], today: string): string[] {
  return facts
    .filter(({ expiresOn }) => expiresOn <= today)
    .map(
      ({ id, checkedOn, expiresOn }) =>
        `src/content/facts.yaml: ${id} was checked on ${checkedOn} and could be relied on until ${expiresOn}: check it with its source, then set both days.`,
    );
}

/** A line if the holidays are due for review, or end before the scheduler's twelve months do. */
export function overdueHolidays({ reviewBy, to }: Holidays, today: string): string[] {
  if (today <= reviewBy && Number(today.slice(0, 4)) < to) return [];
  return [
    `src/content/holidays.yaml was to be reviewed by ${reviewBy}, and ends with ${to}: correct the expected days, add a year, then set reviewBy.`,
  ];
}
