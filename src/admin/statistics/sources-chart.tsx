import { grouped } from '../../lib/english';
import { sourceWords } from '../rows/words';
import { type Statistics, shareOf, shareText } from './figures';
import { Bar } from './overview';

type Props = { sources: Statistics['leads_by_source']; total: number };

/** Where leads come from: a table with a bar in each row. */
export function SourcesChart({ sources, total }: Props) {
  return (
    <section aria-labelledby="statistics-sources">
      <h2 id="statistics-sources" className="statistics-title">
        Leads by source
      </h2>
      {sources.length === 0 ? (
        <p className="note">No leads yet.</p>
      ) : (
        <table className="sources figures" aria-labelledby="statistics-sources">
          <thead className="sr-only">
            <tr>
              <th scope="col">Source</th>
              <th scope="col">Leads</th>
              <th scope="col">Share of all leads</th>
            </tr>
          </thead>
          <tbody>
            {sources.map(({ source, leads }) => (
              <tr key={source}>
                <th scope="row">
                  {sourceWords(source)}
                  <span className="mt-1.5 block">
                    <Bar share={shareOf(leads, total)} />
                  </span>
                </th>
                <td>
                  <strong>{grouped(leads)}</strong>
                </td>
                <td className="bar-share">{shareText(shareOf(leads, total))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
