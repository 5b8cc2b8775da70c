const listeners = new Set<() => void>();

/** One for this tab: a channel does not hear what was said on itself. */
let shared: BroadcastChannel | undefined;

function channel(): BroadcastChannel | undefined {
  // Missing in Safari before 15.4.
  if (shared || !('BroadcastChannel' in globalThis)) return shared;
  shared = new BroadcastChannel('meridian-notes');
  shared.addEventListener('message', hear);
  return shared;
}

function hear(): void {
  for (const listener of listeners) listener();
}

/** Tells every tab that the device keeps notes of another lead, or no more of one. */
export function tellNotes(): void {
  hear();
  channel()?.postMessage('changed');
}

/** Hears of it, until what it returns is called. */
export function onNotes(listener: () => void): () => void {
  channel();
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
