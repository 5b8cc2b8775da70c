import type { Article } from '../../domain/article';
import { britishDate } from '../../lib/english';

/** The year an article was written in, and the day its facts were last reviewed: law and markets change in between. */
export function ArticleDays({ date, reviewedOn }: Pick<Article, 'date' | 'reviewedOn'>) {
  return (
    <p className="note mt-2.5">
      <time dateTime={date} className="whitespace-nowrap">{`Written in ${date.slice(0, 4)}`}</time>
      <span aria-hidden="true"> · </span>
      <time dateTime={reviewedOn} className="whitespace-nowrap">
        {`Reviewed on ${britishDate(reviewedOn)}`}
      </time>
    </p>
  );
}
