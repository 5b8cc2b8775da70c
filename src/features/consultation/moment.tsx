type Props = {
  date: string;
  times: string | undefined;
  /** What is said of one that is called off: the date is then when it would have been. */
  end?: string | false | undefined;
};

/** When a consultation is, on a line each. */
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
