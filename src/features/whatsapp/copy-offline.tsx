import { useConnectivity } from '../../hooks/use-connectivity';
import { CopyMessage } from '../../ui/copy-message';

/** Offers to copy a chat message when the chat can't be opened offline. */
export function CopyOffline({ message }: { message: string }) {
  return useConnectivity() === 'online' ? null : <CopyMessage key={message} message={message} />;
}
