import type { ComponentProps } from 'react';

/** For what replaces a button that was just pressed: the focus must not disappear with it. */
export const takeFocus = (element: HTMLElement | null) => element?.focus();

/** The heading of a step that has replaced another one. */
export function StepTitle({ className = 'subtitle', ...props }: ComponentProps<'h2'>) {
  return <h2 ref={takeFocus} tabIndex={-1} className={className} {...props} />;
}
