import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

type Props<Module> = {
  name: string;
  load: () => Promise<Module>;
  children: (loaded: Module) => ReactNode;
};

/** A part of the dashboard that is needed on few days: its script is fetched when it is opened. */
export function LazyPart<Module>({ name, load, children }: Props<Module>) {
  const { data, isFetching, refetch } = useQuery({ queryKey: ['script', name], queryFn: load });
  if (data) return children(data);
  if (isFetching) return <p role="status">Loading...</p>;
  return (
    <div role="alert">
      <p>This needs a network. Please check your connection and try again.</p>
      <button type="button" className="action" onClick={() => void refetch()}>
        Try again
      </button>
    </div>
  );
}
