import type { ComponentProps } from 'react';

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
