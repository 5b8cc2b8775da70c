type Props = {
  label: string;
  /** What it says while the answer is awaited. */
  busyLabel: string;
  isBusy: boolean;
  className?: string;
};

/**
 * The button that sends a form. Busy, it stays focusable: a disabled button throws the keyboard's focus away.
 * The form itself lets nothing through twice. Where the page's script is missing, a sentence stands in its place.
 */
export function SubmitButton({ label, busyLabel, isBusy, className = 'button-primary' }: Props) {
  return (
    <>
      <button type="submit" className={`button ${className}`} aria-disabled={isBusy}>
        {isBusy ? busyLabel : label}
      </button>
      <p className="script-missing" role="alert">
        This form could not be loaded. Please call us or write on WhatsApp, or load the page again.
      </p>
    </>
  );
}
