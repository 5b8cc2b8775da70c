type Props = {
  date: string;
  times: string | undefined;
  /** The status of a cancelled consultation, whose date is then struck out. */
  end?: string | false | undefined;
};

/** The date and times of a consultation, one per line. */
export function Moment({ date, times, end }: Props) {
  const Line = end ? 's' : 'span';
  return (
    <>
      {end && <strong className="block">{end}</strong>}
      <Line className="block">
        <strong>{date}</strong>
      </Line>
      <Line className="block">{times}</Line>
    </>
  );
}
