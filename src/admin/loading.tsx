import type { ComponentType, ReactNode } from 'react';
import { useStore } from 'zustand';
import { useReconnect } from '../hooks/use-connectivity';
import { Action } from '../ui/button';
import { passFocusOn } from '../ui/kept-focus';
import { later, type Waiting } from '../ui/later';
import { releaseState } from '../updates/release-state';

/**
 * Stands in for a part of the dashboard that somebody has opened, until its script is here, or there is a network. A script
 * that is gone with its release comes with a reload only.
 */
export function Opening({ state, retry }: Waiting) {
  useReconnect(retry);
  const isCurrent = useStore(releaseState) === 'current';
  if (state !== 'failed') return <Loading />;
  if (isCurrent) {
    return (
      <TryAgain onRetry={retry}>
        This needs a network. Please check your connection and try again.
      </TryAgain>
    );
  }
  return (
    <TryAgain label="Reload" onRetry={() => location.reload()}>
      Part of this page could not be loaded.
    </TryAgain>
  );
}

/** A part of the dashboard that somebody opens, whose script comes after the page's. */
export function opened<Props extends object>(fetch: () => Promise<ComponentType<Props>>) {
  return later(fetch, { meanwhile: Opening });
}

/** Says that something is on its way. */
export const Loading = () => (
  <p ref={passFocusOn} role="status">
    Loading...
  </p>
);

type TryAgainProps = {
  label?: string;
  className?: string;
  children: ReactNode;
  onRetry: () => void;
};

/** Says what could not be loaded and why, with a button to retry. */
export function TryAgain({ label = 'Try again', className, children, onRetry }: TryAgainProps) {
  return (
    <div ref={passFocusOn} className={className} role="alert">
      <p>{children}</p>
      <Action onClick={onRetry}>{label}</Action>
    </div>
  );
}
