import { axisSteps, countText, type Statistics, shareOf, weekSpan, weekStart } from './figures';

type Props = { weeks: Statistics['leads_by_week'] };

/** Every so many weeks one is named below its bar. */
const NAMED_EVERY = 4;

/** Leads of the last weeks as columns, with the same figures as a table behind them. */
export function WeeksChart({ weeks }: Props) {
  const steps = axisSteps(Math.max(0, ...weeks.map(({ leads }) => leads)));
  const top = steps.at(-1) ?? 1;
  return (
    <section aria-labelledby="statistics-weeks">
      <h2 id="statistics-weeks" className="statistics-title">
        Leads by week
      </h2>
      <div className="weeks" aria-hidden="true">
        <div className="weeks-plot">
          {steps.map((step) => (
            <span key={step} className="weeks-step" style={{ bottom: `${(step / top) * 100}%` }}>
              {countText(step)}
            </span>
          ))}
          <div className="weeks-columns">
            {weeks.map(({ week, leads }) => (
              <span
                key={week}
                className="weeks-column"
                style={{ blockSize: `${shareOf(leads, top) * 100}%` }}
              />
            ))}
          </div>
        </div>
        <div className="weeks-names">
          {weeks.slice(0, -1).map(
            ({ week }, index) =>
              index % NAMED_EVERY === 0 && (
                <span key={week} style={{ gridColumn: `${index + 1} / span ${NAMED_EVERY}` }}>
                  {weekStart(week)}
                </span>
              ),
          )}
          <span className="weeks-now">Since Monday</span>
        </div>
      </div>
      <details className="weeks-table">
        <summary>Show as a table</summary>
        <table className="figures">
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
                  {weekSpan(week)}
                  {index === 0 && ' (so far)'}
                </th>
                <td>{countText(leads)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  );
}
