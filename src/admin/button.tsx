import type { ComponentProps } from 'react';

type Props = ComponentProps<'button'>;
type ButtonProps = Props & { kind?: 'line' | 'primary' };

/** A button that submits no form. */
export function Button({ kind = 'line', className = '', ...props }: ButtonProps) {
  return <button type="button" className={`button button-${kind} ${className}`} {...props} />;
}

/** The same, as underlined words. */
export function Action({ className = '', ...props }: Props) {
  return <button type="button" className={`action ${className}`} {...props} />;
}
