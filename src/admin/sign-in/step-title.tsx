import type { ComponentProps } from 'react';

/** Focuses what replaces a button that was just pressed, so that the focus isn't lost. */
export const takeFocus = (element: HTMLElement | null) => element?.focus();

/** The heading of a step that has replaced another. */
export function StepTitle({ className = 'subtitle', ...props }: ComponentProps<'h2'>) {
  return <h2 ref={takeFocus} tabIndex={-1} className={className} {...props} />;
}
