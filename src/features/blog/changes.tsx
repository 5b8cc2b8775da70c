import type { Article } from '../../domain/article';
import type { Fact } from '../../domain/fact';
import { britishDate } from '../../lib/english';

type Props = Pick<Article, 'reviewedOn'> & { changes: Fact[] };

/** What has changed in law or markets since an article was published, with sources. One line until it is opened. */
export function Changes({ reviewedOn, changes }: Props) {
  return (
    <aside aria-labelledby="changes" className="wrap">
      <details className="folded-part max-w-prose">
        <summary>
          <h2 id="changes" className="inline font-sans font-semibold">
            What has changed since
          </h2>
        </summary>
        <ul className="rules">
          {changes.map(({ id, figure, statement, source }) => (
            <li key={id}>
              {figure && <p className="title figures font-serif">{figure}</p>}
              <p>{statement}</p>
              <p className="note mt-1">Source: {source}.</p>
            </li>
          ))}
        </ul>
        <p className="note">Reviewed on {britishDate(reviewedOn)}</p>
      </details>
    </aside>
  );
}
