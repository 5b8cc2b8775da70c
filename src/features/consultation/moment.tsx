import type { BothTimes } from '../../domain/clock';
import type { Office } from '../../domain/office';

/** Letters that fit a phone's line. */
const ONE_LINE = 40;

type Props = Pick<BothTimes, 'date'> &
  Partial<BothTimes> & {
    office?: Office | undefined;
    /** What has become of the request. */
    state?: string | undefined;
    /** Whether the consultation was cancelled: its date is struck out. */
    isCancelled?: boolean | undefined;
  };

/** The date and times of a consultation, one per line, the visitor's own time large. */
export function Moment({ date, own = '', times = '', office, state, isCancelled }: Props) {
  const isLong = office === 'london' || times.length > ONE_LINE;
  const Line = isCancelled ? 's' : 'span';
  return (
    <>
      {state && <strong className="block">{state}</strong>}
      <Line className="block">
        <strong>{date}</strong>
      </Line>
      <Line className={`block ${isLong ? 'two-lines' : ''}`}>
        <span className="subtitle font-semibold">{own}</span>
        <span>
          {`${times.slice(own.length)}${office === 'london' ? ', with our London office' : ''}`}
        </span>
      </Line>
    </>
  );
}
