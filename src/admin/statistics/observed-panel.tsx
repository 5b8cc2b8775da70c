import { useQuery } from '@tanstack/react-query';
import { grouped } from '../../lib/english';
import { runQuery } from '../rows/run-query';
import { useStaff } from '../staff';
import { isObservedAnswer, observedLines } from './observed';
import { FiguresPart } from './parts';

/** How the site performs on visitors' devices; hidden if it can't be loaded. */
export function ObservedPanel() {
  const { client } = useStaff();
  const { data: observed } = useQuery({
    queryKey: ['observed'],
    queryFn: ({ signal }) => runQuery(client.database.rpc('observed'), isObservedAnswer, signal),
    staleTime: 0,
  });

  if (!observed) return null;
  const { errors } = observed;
  return (
    <FiguresPart
      id="observed"
      title="The site on visitors’ devices"
      heads={['Measure', 'Three of four visits stay below', 'That is']}
      lines={observedLines(observed)}
      empty="Nothing was noted in the last 28 days."
    >
      <p className="note mt-3">
        Three of four visits of the last 28 days stay below.{' '}
        <span>
          {errors.length === 0
            ? 'The outbox met no errors.'
            : `The outbox met: ${errors.map(({ name, count }) => `${name} (${grouped(count)})`).join(', ')}.`}
        </span>
      </p>
    </FiguresPart>
  );
}
