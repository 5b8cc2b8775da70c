import { daysLater } from '../../domain/calendar-day';
import { grouped } from '../../lib/english';
import { Link } from '../../ui/link';
import { listAddress } from '../dashboard-tab';
import { axisSteps, shareOf, weekSpan, weekStart } from './figures';
import { Part } from './parts';
import type { Statistics } from './statistics';

type Props = { weeks: Statistics['leads_by_week'] };

/** Every how many weeks a bar is labelled. */
const NAMED_EVERY = 4;
const LAST_NAMED = 8;
const COLUMNS = 'ms-11 grid grid-cols-[repeat(12,1fr)] gap-[clamp(0.1875rem,1%,0.75rem)]';

/** The leads of recent weeks as columns, and the same figures as a table. */
export function WeeksChart({ weeks }: Props) {
  const steps = axisSteps(Math.max(0, ...weeks.map(({ leads }) => leads)));
  const top = steps.at(-1) ?? 1;
  return (
    <Part id="weeks" title="Leads by week">
      <div
        className="@container figures mt-6 text-tiny leading-[1.3] text-muted"
        aria-hidden="true"
      >
        <div className="relative h-44">
          {steps.map((step) => (
            <span
              key={step}
              className="absolute inset-x-0 border-b border-line first:border-(--edge) first:text-transparent"
              style={{ bottom: `${(step / top) * 100}%` }}
            >
              {grouped(step)}
            </span>
          ))}
          <div className={`${COLUMNS} relative h-full items-end`}>
            {weeks.map(({ week, leads }) => (
              <span
                key={week}
                className="weeks-column min-h-px bg-palm"
                style={{ blockSize: `${shareOf(leads, top) * 100}%` }}
              />
            ))}
          </div>
        </div>
        <div className={`${COLUMNS} mt-2 whitespace-nowrap`}>
          {weeks.slice(0, -1).map(
            ({ week }, index) =>
              index % NAMED_EVERY === 0 && (
                <span
                  key={week}
                  // On a phone "Since Monday" needs the room.
                  className={`row-start-1 ${index === LAST_NAMED ? '@max-lg:hidden' : ''}`}
                  style={{ gridColumn: `${index + 1} / span ${NAMED_EVERY}` }}
                >
                  {weekStart(week)}
                </span>
              ),
          )}
          <span className="col-[10/-1] row-start-1 justify-self-end font-semibold text-ink">
            Since Monday
          </span>
        </div>
      </div>
      <details className="weeks-table group mt-2">
        <summary className="inline-flex min-h-12 cursor-pointer items-center font-semibold text-palm underline underline-offset-[0.2em] group-open:mb-1">
          Show as a table
        </summary>
        <table className="figures w-full max-w-md leading-[1.4]">
          <caption className="sr-only">Leads by week, newest first</caption>
          <thead>
            <tr>
              <th scope="col">Week (Lagos time)</th>
              <th scope="col">Leads</th>
            </tr>
          </thead>
          <tbody>
            {[...weeks].reverse().map(({ week, leads }, index) => (
              <tr key={week}>
                <th scope="row">
                  <Link
                    to={listAddress('leads', { since: week, until: daysLater(week, 6) })}
                    className="quiet-link"
                  >
                    {weekSpan(week)}
                  </Link>
                  {index === 0 && <span> (so far)</span>}
                </th>
                <td>{grouped(leads)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </Part>
  );
}
