import { listOf, text } from '../../lib/shape';

const CHANNEL_NAME = 'meridian-erased';
const isIds = listOf(text);

/** Tells the dashboard's other tabs which rows are erased: what they hold in memory must not come back to the device. */
export function tellTabs(ids: Iterable<string>): void {
  // Missing in Safari before 15.4.
  if (!('BroadcastChannel' in globalThis)) return;
  const channel = new BroadcastChannel(CHANNEL_NAME);
  channel.postMessage([...ids]);
  channel.close();
}

/** Hears of rows that another tab has erased, until what it returns is called. */
export function onErasedElsewhere(listener: (ids: string[]) => void): () => void {
  if (!('BroadcastChannel' in globalThis)) return () => {};
  const channel = new BroadcastChannel(CHANNEL_NAME);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (isIds(data)) listener(data);
  };
  return () => channel.close();
}
