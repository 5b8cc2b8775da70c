import { grouped } from '../../lib/english';
import { cardsOf, recentLines, type Statistics, shareText, statusParts } from './figures';

/** The figures at the top, the leads by status, and what came in recently. */
export function Overview({ statistics }: { statistics: Statistics }) {
  return (
    <>
      <dl className="grid grid-cols-[1fr_1fr] gap-x-5 gap-y-6 md:grid-cols-[repeat(4,1fr)] md:gap-10">
        {cardsOf(statistics).map(({ title, figure, note }) => (
          <div
            key={title}
            className="row-span-3 grid grid-rows-subgrid content-start gap-0.5 border-t border-line pt-3"
          >
            <dt className="text-note leading-[1.3] font-semibold">{title}</dt>
            <dd className="font-serif text-figure leading-[1.15] tracking-[-0.015em] lining-nums tabular-nums">
              {figure}
            </dd>
            <dd className="note figures">{note}</dd>
          </div>
        ))}
      </dl>
      <div className="statistics-pair">
        <section aria-labelledby="statistics-breakdown">
          <h2 id="statistics-breakdown" className="statistics-title">
            Lead Status Breakdown
          </h2>
          <ul className="bars mt-4.5 gap-4">
            {statusParts(statistics).map(({ name, leads, share }) => (
              <li key={name} className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1.5 leading-[1.3]">
                <span>{name}</span>
                <span className="figures">
                  <strong>{grouped(leads)}</strong>{' '}
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
          <ul className="recent mt-2 grid-cols-[auto_1fr]">
            {recentLines(statistics).map(({ count, what }) => (
              <li
                key={what}
                className="col-span-full grid grid-cols-subgrid items-baseline gap-x-3.5 border-line py-2.5 leading-[1.4] not-first:border-t"
              >
                <strong className="recent-count">{count}</strong> {what}
              </li>
            ))}
          </ul>
        </section>
      </div>
    </>
  );
}

/** A share as a bar; the text beside it says the same. */
export function Bar({ share }: { share: number }) {
  return (
    <span className="col-span-full block h-2 bg-quiet" aria-hidden="true">
      <span
        className="block h-full bg-palm [transition:inline-size_var(--brief)]"
        style={{ inlineSize: `${share * 100}%` }}
      />
    </span>
  );
}
