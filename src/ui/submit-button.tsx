type Props = {
  label: string;
  /** What it says while the answer is awaited. */
  busyLabel: string;
  isBusy: boolean;
  className?: string;
};

/**
 * The button that sends a form. Busy, it stays focusable: a disabled button throws the keyboard's focus away.
 * The form itself lets nothing through twice.
 */
export function SubmitButton({ label, busyLabel, isBusy, className = 'button-primary' }: Props) {
  return (
    <button type="submit" className={`button ${className}`} aria-disabled={isBusy}>
      {isBusy ? busyLabel : label}
    </button>
  );
}
