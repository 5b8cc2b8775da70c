import { useQuery } from '@tanstack/react-query';
import { grouped } from '../../lib/english';
import { ask } from '../rows/ask';
import { useStaff } from '../staff';
import { isObservedAnswer, observedLines } from './observed';

/** How the site performs on visitors' devices; left out if it can't be loaded. */
export function ObservedPanel() {
  const { client } = useStaff();
  const { data: observed } = useQuery({
    queryKey: ['observed'],
    queryFn: ({ signal }) => ask(client.supabase.rpc('observed'), isObservedAnswer, signal),
    staleTime: 0,
  });

  if (!observed) return null;
  const lines = observedLines(observed);
  return (
    <section aria-labelledby="statistics-observed">
      <h2 id="statistics-observed" className="statistics-title">
        The site on visitors’ devices
      </h2>
      {lines.length === 0 ? (
        <p className="note">Nothing was noted in the last 28 days.</p>
      ) : (
        <table className="sources figures" aria-labelledby="statistics-observed">
          <thead className="sr-only">
            <tr>
              <th scope="col">Measure</th>
              <th scope="col">Three of four visits stay below</th>
              <th scope="col">That is</th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ title, value, verdict }) => (
              <tr key={title}>
                <th scope="row">{title}</th>
                <td>
                  <strong>{value}</strong>
                </td>
                <td className="bar-share">{verdict}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className="note mt-3">
        Three of four visits of the last 28 days stay below.{' '}
        {observed.errors.length === 0
          ? 'The outbox met no errors.'
          : `The outbox met: ${observed.errors.map(({ name, count }) => `${name} (${grouped(count)})`).join(', ')}.`}
      </p>
    </section>
  );
}
