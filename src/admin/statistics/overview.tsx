import { grouped } from '../../lib/english';
import { Link } from '../../ui/link';
import { cardsOf, peopleWords, recentLines, shareText, statusParts } from './figures';
import { Bar, Part } from './parts';
import type { Statistics } from './statistics';

type Props = {
  statistics: Statistics;
  /** The moment a week before they were counted. */
  since: string;
  isAdmin: boolean;
};

/** The figures at the top, the leads by status, and what came in recently. Each leads to the rows that it counts. */
export function Overview({ statistics, since, isAdmin }: Props) {
  return (
    <>
      <dl className="grid grid-cols-[1fr_1fr] gap-x-5 gap-y-6 md:grid-cols-[repeat(4,1fr)] md:gap-10">
        {cardsOf(statistics, since, isAdmin).map(({ title, figure, to, note, noteTo }) => (
          <div
            key={title}
            className="row-span-3 grid grid-rows-subgrid content-start gap-0.5 border-t border-line pt-3"
          >
            <dt className="text-note leading-[1.3] font-semibold">{title}</dt>
            <dd className="font-serif text-figure leading-[1.1] tracking-[-0.015em] lining-nums tabular-nums">
              <Link to={to} className="quiet-link">
                {figure}
              </Link>
            </dd>
            <dd className="note figures">
              <Link to={noteTo} className="quiet-link">
                {note}
              </Link>
            </dd>
          </div>
        ))}
      </dl>
      <p className="figures -mt-3">{peopleWords(statistics)}.</p>
      <div className="grid gap-x-16 gap-y-9 *:min-w-0 md:grid-cols-[3fr_2fr]">
        <Part id="breakdown" title="Lead Status Breakdown">
          <ul className="mt-4 grid gap-4 [list-style:'']">
            {statusParts(statistics).map(({ name, leads, share, to }) => (
              <li key={name} className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1.5 leading-[1.3]">
                <Link to={to} className="quiet-link">
                  {name}
                </Link>
                <span className="figures">
                  <strong>{grouped(leads)}</strong>{' '}
                  <span className="inline-block min-w-13 text-end whitespace-nowrap text-muted">
                    {shareText(share)}
                  </span>
                </span>
                <Bar share={share} />
              </li>
            ))}
          </ul>
        </Part>
        <Part id="recent" title="Recent Activity">
          <ul className="mt-2 grid grid-cols-[auto_1fr] [list-style:'']">
            {recentLines(statistics, since, isAdmin).map(({ count, what, to }) => (
              <li
                key={what}
                className="col-span-full grid grid-cols-subgrid items-baseline gap-x-3 border-line py-2.5 leading-[1.4] not-first:border-t"
              >
                <strong className="text-end font-serif text-quote leading-[1.1] font-[500] lining-nums tabular-nums">
                  {count}
                </strong>{' '}
                <Link to={to} className="quiet-link">
                  {what}
                </Link>
              </li>
            ))}
          </ul>
        </Part>
      </div>
    </>
  );
}
