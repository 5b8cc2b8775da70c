import type { Shape } from '../lib/shape';

/** Messages between the open tabs of this device. */
export type Channel<T> = {
  /** Tells the other tabs; this one does not hear itself. */
  post(message: T): void;
  /** Calls back with what another tab posts. Returns a function that ends it. */
  listen(listener: (message: T) => void): () => void;
};

/** A channel that is opened when it is first used. Without BroadcastChannel (Safari before 15.4) it stays silent. */
export function createChannel<T>(name: string, isMessage: Shape<T>): Channel<T> {
  // One for the tab: a second BroadcastChannel of the same name would hear the first.
  let opened: BroadcastChannel | undefined;
  const channel = () => {
    if ('BroadcastChannel' in globalThis) opened ??= new BroadcastChannel(name);
    return opened;
  };
  return {
    post: (message) => channel()?.postMessage(message),
    listen(listener) {
      const onMessage = ({ data }: MessageEvent<unknown>) => {
        if (isMessage(data)) listener(data);
      };
      const listened = channel();
      listened?.addEventListener('message', onMessage);
      return () => listened?.removeEventListener('message', onMessage);
    },
  };
}
