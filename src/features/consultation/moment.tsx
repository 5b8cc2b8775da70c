import type { BothTimes } from '../../domain/clock';
import type { Office } from '../../domain/office';

type Props = Pick<BothTimes, 'date'> &
  Partial<BothTimes> & {
    office?: Office | undefined;
    /** Whether it is booked, requested or cancelled. */
    state?: string | undefined;
    /** Of a cancelled consultation the date is struck out. */
    isCancelled?: boolean | undefined;
  };

/** The date and times of a consultation, one per line, the visitor's own time large. */
export function Moment({ date, own = '', times = '', office, state, isCancelled }: Props) {
  const Line = isCancelled ? 's' : 'span';
  return (
    <>
      {state && <strong className="block">{state}</strong>}
      <Line className="block">
        <strong>{date}</strong>
      </Line>
      <Line className="block">
        <span className="subtitle font-semibold">{own}</span>
        {times.slice(own.length)}
        {office === 'london' && ', with our London office'}
      </Line>
    </>
  );
}
