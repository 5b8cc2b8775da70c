import type { Shape } from '../lib/shape';

/** Messages between the contexts of this device: its open tabs and the worker. */
export type Channel<T> = {
  /** Sends to all other contexts, not to this one. */
  post(message: T): void;
  /** Calls `listener` with each message from another context. Returns a function that stops it. */
  listen(listener: (message: T) => void): () => void;
};

/** Where contexts can't reach each other, each reads what is stored when it needs it. */
export const hasChannels = 'BroadcastChannel' in globalThis;

/** Creates a channel that opens on first use. */
export function createChannel<T>(name: string, isMessage: Shape<T>): Channel<T> {
  if (!hasChannels) return { post() {}, listen: () => () => {} };
  // One per context: a second BroadcastChannel of the same name would receive the first one's messages.
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
