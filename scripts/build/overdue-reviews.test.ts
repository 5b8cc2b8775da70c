import { expect, it } from 'vitest';
import facts from '../../src/content/facts.yaml';
import holidays from '../../src/content/holidays.yaml';
import type { ArticleSource } from './article-source.ts';
import { overdueFacts, overdueHolidays, overdueReviews } from './overdue-reviews.ts';

const article = (slug: string, reviewedOn: string) =>
  ({ slug, frontmatter: { reviewedOn } }) as ArticleSource;

it('an article reviewed more than twelve months ago is named, with its file and what to do', () => {
  const articles = [
    article('old', '2025-11-24'),
    article('a-year-ago', '2025-11-25'),
    article('new', '2026-11-25'),
  ];
  expect(overdueReviews(articles, '2026-11-25')).toEqual([
    'src/content/articles/old.mdx was last reviewed on 2025-11-24: check its facts, then set reviewedOn.',
  ]);
});

it('a statement that can no longer be relied on is named, with its days and what to do', () => {
  const [fact] = facts;
  if (!fact) throw new Error('There are no facts.');
  const old = { ...fact, id: 'uk-x', checkedOn: '2026-11-28', expiresOn: '2027-11-28' };
  expect(overdueFacts([old], '2027-11-27')).toEqual([]);
  expect(overdueFacts([old], '2027-11-28')).toEqual([
    'src/content/facts.yaml: uk-x was checked on 2026-11-28 and could be relied on until 2027-11-28: check it with its source, then set both days.',
  ]);
});

it('a review on 29 February lasts until the end of the next February', () => {
  const articles = [article('leap', '2028-02-29')];
  expect(overdueReviews(articles, '2029-02-28')).toEqual([]);
  expect(overdueReviews(articles, '2029-03-01')).toHaveLength(1);
});

it('holidays are named once their day of review is over, and while the next year is missing', () => {
  const file = { ...holidays, reviewBy: '2027-02-15', to: 2028 };
  expect(overdueHolidays(file, '2027-02-15')).toEqual([]);
  expect(overdueHolidays(file, '2027-02-16')).toEqual([
    'src/content/holidays.yaml was to be reviewed by 2027-02-15, and ends with 2028: correct the expected days, add a year, then set reviewBy.',
  ]);
  expect(overdueHolidays({ ...file, reviewBy: '2028-12-01' }, '2028-01-01')).toHaveLength(1);
});
