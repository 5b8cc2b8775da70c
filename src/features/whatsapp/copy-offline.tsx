import { useConnectivity } from '../../hooks/use-connectivity';
import { later } from '../../ui/later';

// With what the first touch loads: a page that opens without a network has it from the worker.
const CopyMessage = later(async () => (await import('../../ui/copy-message')).CopyMessage);

/** Offers to copy a chat message when the chat can't be opened offline. */
export function CopyOffline({ message }: { message: string }) {
  return useConnectivity() === 'online' ? null : <CopyMessage key={message} message={message} />;
}
