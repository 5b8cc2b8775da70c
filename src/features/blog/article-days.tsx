import type { Article } from '../../domain/article';
import { britishDate } from '../../lib/english';

/** The year an article was written in, and the day its facts were last reviewed: law and markets change in between. */
export function ArticleDays({ date, reviewedOn }: Pick<Article, 'date' | 'reviewedOn'>) {
  return (
    <p className="note mt-2.5 flex flex-wrap gap-x-4">
      <time dateTime={date}>{`Written in ${date.slice(0, 4)}`}</time>{' '}
      <time dateTime={reviewedOn}>{`Reviewed on ${britishDate(reviewedOn)}`}</time>
    </p>
  );
}
