import type { ReactNode } from 'react';
import { useReconnect } from '../hooks/use-connectivity';
import { Action } from '../ui/button';
import { passFocusOn } from '../ui/kept-focus';
import type { Waiting } from '../ui/later';

/** Stands in for a part of the dashboard that somebody has opened, until its script is here, or there is a network. */
export function Opening({ state, retry }: Waiting) {
  useReconnect(retry);
  if (state !== 'failed') return <Loading />;
  return (
    <TryAgain onRetry={retry}>
      This needs a network. Please check your connection and try again.
    </TryAgain>
  );
}

/** Says that something is on its way. */
export const Loading = () => (
  <p ref={passFocusOn} role="status">
    Loading...
  </p>
);

type TryAgainProps = { className?: string; children: ReactNode; onRetry: () => void };

/** Says what could not be loaded and why, with a button to retry. */
export function TryAgain({ className, children, onRetry }: TryAgainProps) {
  return (
    <div ref={passFocusOn} className={className} role="alert">
      <p>{children}</p>
      <Action onClick={onRetry}>Try again</Action>
    </div>
  );
}
