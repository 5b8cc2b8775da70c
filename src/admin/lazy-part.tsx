import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Action } from '../ui/button';
import { passFocusOn } from '../ui/pass-focus-on';

type Props<Module> = {
  name: string;
  load: () => Promise<Module>;
  children: (loaded: Module) => ReactNode;
};

/** A rarely needed part of the dashboard: its script is fetched when it is opened, or once there is a network. */
export function LazyPart<Module>({ name, load, children }: Props<Module>) {
  const { data, isFetching, refetch } = useQuery({
    queryKey: ['script', name],
    queryFn: load,
    refetchOnReconnect: true,
  });
  if (data) return children(data);
  if (isFetching) return <Loading />;
  return (
    <TryAgain onRetry={() => void refetch()}>
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
