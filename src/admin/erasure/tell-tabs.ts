import { listOf, text } from '../../lib/shape';

const CHANNEL_NAME = 'meridian-erased';
const isIds = listOf(text);

/** One for this tab: a channel does not hear what was said on itself, and a second one would. */
let shared: BroadcastChannel | undefined;

function channel(): BroadcastChannel | undefined {
  // Missing in Safari before 15.4.
  if ('BroadcastChannel' in globalThis) shared ??= new BroadcastChannel(CHANNEL_NAME);
  return shared;
}

/** Tells the dashboard's other tabs which rows are erased: what they hold in memory must not come back to the device. */
export function tellTabs(ids: Iterable<string>): void {
  channel()?.postMessage([...ids]);
}

/** Hears of rows that another tab has erased, until what it returns is called. */
export function onErasedElsewhere(listener: (ids: string[]) => void): () => void {
  const hear = ({ data }: MessageEvent<unknown>) => {
    if (isIds(data)) listener(data);
  };
  const heard = channel();
  heard?.addEventListener('message', hear);
  return () => heard?.removeEventListener('message', hear);
}
