type Props = {
  label: string;
  busyLabel: string;
  isBusy: boolean;
  className?: string;
};

/**
 * A form's submit button. While busy it stays enabled, because disabling it would drop the keyboard focus; the form
 * itself ignores a second submit. If the page's script failed to load, a message replaces the button.
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
