import type { Shape } from '../lib/shape';

/** Messages between the contexts of this device: its open tabs and the worker. */
export type Channel<T> = {
  /** Tells the others; the context itself does not hear it. */
  post(message: T): void;
  /** Calls back with what another one posts. Returns a function that ends it. */
  listen(listener: (message: T) => void): () => void;
};

/** A channel that is opened when it is first used. */
export function createChannel<T>(name: string, isMessage: Shape<T>): Channel<T> {
  // One for the context: a second BroadcastChannel of the same name would hear the first.
  let opened: BroadcastChannel | undefined;
  const open = () => {
    opened ??= new BroadcastChannel(name);
    return opened;
  };
  return {
    post: (message) => open().postMessage(message),
    listen(listener) {
      const onMessage = ({ data }: MessageEvent<unknown>) => {
        if (isMessage(data)) listener(data);
      };
      const channel = open();
      channel.addEventListener('message', onMessage);
      return () => channel.removeEventListener('message', onMessage);
    },
  };
}
