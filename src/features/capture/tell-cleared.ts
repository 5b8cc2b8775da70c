const CHANNEL_NAME = 'meridian-capture-cleared';

/** One for this tab: a channel does not hear what was said on itself, and a second one would. */
let shared: BroadcastChannel | undefined;

function channel(): BroadcastChannel | undefined {
  // Missing in Safari before 15.4.
  if ('BroadcastChannel' in globalThis) shared ??= new BroadcastChannel(CHANNEL_NAME);
  return shared;
}

/** Tells the other tabs that the day's list was cleared, or that this was undone. */
export function tellCleared(): void {
  channel()?.postMessage('changed');
}

/** Hears of it, until what it returns is called. */
export function onClearedElsewhere(listener: () => void): () => void {
  const heard = channel();
  heard?.addEventListener('message', listener);
  return () => heard?.removeEventListener('message', listener);
}
