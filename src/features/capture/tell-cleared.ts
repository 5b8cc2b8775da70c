const CHANNEL_NAME = 'meridian-capture-cleared';

/** One channel per tab: a second one would receive this tab's own messages. */
let shared: BroadcastChannel | undefined;

function channel(): BroadcastChannel | undefined {
  // Missing in Safari before 15.4.
  if ('BroadcastChannel' in globalThis) shared ??= new BroadcastChannel(CHANNEL_NAME);
  return shared;
}

/** Tells other tabs that the day's list was cleared, or that this was undone. */
export function tellCleared(): void {
  channel()?.postMessage('changed');
}

/** Listens for that; returns a function that stops listening. */
export function onClearedElsewhere(listener: () => void): () => void {
  const heard = channel();
  heard?.addEventListener('message', listener);
  return () => heard?.removeEventListener('message', listener);
}
