type Props = {
  /** The first day on which the note is true: the page shows it from then on. */
  from: string;
  children: string;
};

/** A note that something is old, hidden until it is. */
export function OldNote({ from, children }: Props) {
  return (
    <strong data-from={from} hidden>
      {children}
    </strong>
  );
}
