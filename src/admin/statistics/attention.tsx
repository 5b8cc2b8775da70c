import { grouped } from '../../lib/english';
import { Link } from '../../ui/link';
import { listAddress } from '../dashboard-tab';
import { ourProperties } from '../rows/property';
import { attentionLines, type Inbox } from './inbox-counts';
import { Part } from './parts';

/** What the dashboard opens on: what needs an answer, and the hot leads of each property. Each figure opens its rows. */
export function Attention({ inbox }: { inbox: Inbox }) {
  const lines = attentionLines(inbox);
  return (
    <div className="grid gap-x-16 gap-y-6 *:min-w-0 md:grid-cols-[3fr_2fr]">
      <section aria-labelledby="statistics-attention">
        <h2 id="statistics-attention" className="sr-only">
          Needs an answer
        </h2>
        {lines.length === 0 ? (
          <p>Nothing waits for an answer.</p>
        ) : (
          <ul className="attention">
            {lines.map(({ count, words, to }) => (
              <li key={words}>
                <Link to={to}>
                  <strong>{grouped(count)}</strong> {words}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </section>
      {inbox.qualified.length > 0 && (
        <Part id="qualified" title="Qualified leads by property">
          <ul className="mt-1 [list-style:'']">
            {inbox.qualified.map(({ property, leads }) => (
              <li key={property} className="border-line not-first:border-t">
                <Link
                  to={listAddress('leads', { status: 'qualified', property })}
                  className="flex min-h-12 items-center justify-between gap-4"
                >
                  <span className="quiet-link">{ourProperties.get(property) ?? property}</span>{' '}
                  <strong className="figures">{grouped(leads)}</strong>
                </Link>
              </li>
            ))}
          </ul>
        </Part>
      )}
    </div>
  );
}
