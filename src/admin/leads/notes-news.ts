import { createChannel } from '../../device/channel';
import { oneOf } from '../../lib/shape';

const otherTabs = createChannel('meridian-notes', oneOf('changed'));
const listeners = new Set<() => void>();

/** Tells every tab, this one too, that the device keeps notes of another lead, or no longer keeps those of one. */
export function tellNotes(): void {
  for (const listener of listeners) listener();
  otherTabs.post('changed');
}

/** Calls back when that happens. Returns a function that ends it. */
export function onNotes(listener: () => void): () => void {
  listeners.add(listener);
  const stop = otherTabs.listen(listener);
  return () => {
    listeners.delete(listener);
    stop();
  };
}
