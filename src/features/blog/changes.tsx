import type { Article } from '../../domain/article';
import type { Fact } from '../../domain/fact';
import { britishDate } from '../../lib/english';

type Props = Pick<Article, 'reviewedOn'> & { changes: Fact[] };

/** What has changed in law or markets since an article was published, with sources. */
export function Changes({ reviewedOn, changes }: Props) {
  return (
    <aside aria-labelledby="changes" className="wrap mt-8 mb-6">
      <div className="max-w-prose border-l-4 border-accent bg-quiet px-5 py-4">
        <h2 id="changes" className="subtitle">
          What has changed since
        </h2>
        <ul className="rules mt-3">
          {changes.map(({ id, figure, statement, source }) => (
            <li key={id}>
              {figure && <p className="title figures font-serif">{figure}</p>}
              <p>{statement}</p>
              <p className="note mt-1">Source: {source}.</p>
            </li>
          ))}
        </ul>
        <p className="note mt-3">Reviewed on {britishDate(reviewedOn)}</p>
      </div>
    </aside>
  );
}
