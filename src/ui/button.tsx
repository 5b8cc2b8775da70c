import type { IconNode } from 'lucide';
import type { ComponentProps } from 'react';
import { Icon } from './icon';

type Props = ComponentProps<'button'>;
type ButtonProps = Props & { kind?: 'line' | 'primary' | 'whatsapp' };

/** A button that doesn't submit its form. */
export function Button({ kind = 'line', className = '', ...props }: ButtonProps) {
  return <button type="button" className={`button button-${kind} ${className}`} {...props} />;
}

/** A button that looks like underlined text. */
export function Action({ className = '', ...props }: Props) {
  return <button type="button" className={`action ${className}`} {...props} />;
}

type SubmitButtonProps = {
  label: string;
  busyLabel: string;
  isBusy: boolean;
  className?: string;
};

/**
 * A form's submit button. While busy it stays enabled, because disabling it would drop the keyboard focus; the form
 * itself ignores a second submit. If the page's script failed to load, a message replaces the button.
 */
export function SubmitButton({
  label,
  busyLabel,
  isBusy,
  className = 'button-primary',
}: SubmitButtonProps) {
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

type ToolProps = Props & { drawing: IconNode; size?: 16 | 20 | 24 };

/** A square icon button; its label is for screen readers only. */
export function Tool({ drawing, size = 24, className = '', children, ...button }: ToolProps) {
  return (
    <button {...button} type="button" className={`tool ${className}`}>
      <Icon drawing={drawing} size={size} />
      <span className="sr-only">{children}</span>
    </button>
  );
}
