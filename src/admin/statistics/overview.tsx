import {
  cardsOf,
  countText,
  recentLines,
  type Statistics,
  shareText,
  statusParts,
} from './figures';

/** The figures on top, how far the leads have come, and what came in lately. */
export function Overview({ statistics }: { statistics: Statistics }) {
  return (
    <>
      <dl className="cards">
        {cardsOf(statistics).map(({ title, figure, note }) => (
          <div key={title} className="card">
            <dt className="card-title">{title}</dt>
            <dd className="card-figure">{figure}</dd>
            <dd className="note figures">{note}</dd>
          </div>
        ))}
      </dl>
      <div className="statistics-pair">
        <section aria-labelledby="statistics-breakdown">
          <h2 id="statistics-breakdown" className="statistics-title">
            Lead Status Breakdown
          </h2>
          <ul className="bars">
            {statusParts(statistics).map(({ name, leads, share }) => (
              <li key={name}>
                <span>{name}</span>
                <span className="figures">
                  <strong>{countText(leads)}</strong>{' '}
                  <span className="bar-share">{shareText(share)}</span>
                </span>
                <Bar share={share} />
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="statistics-recent">
          <h2 id="statistics-recent" className="statistics-title">
            Recent Activity
          </h2>
          <ul className="recent">
            {recentLines(statistics).map(({ count, what }) => (
              <li key={what}>
                <strong className="recent-count">{count}</strong> {what}
              </li>
            ))}
          </ul>
        </section>
      </div>
    </>
  );
}

/** A share drawn: the words beside it say the same. */
export function Bar({ share }: { share: number }) {
  return (
    <span className="bar" aria-hidden="true">
      <span className="bar-fill" style={{ inlineSize: `${share * 100}%` }} />
    </span>
  );
}
