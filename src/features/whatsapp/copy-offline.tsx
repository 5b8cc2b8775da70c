import { useConnectivity } from '../../hooks/use-connectivity';
import { CopyMessage } from '../../ui/copy-message';

/** Offers a chat's message to be copied where the chat can't be opened: without a network. */
export function CopyOffline({ message }: { message: string }) {
  return useConnectivity() === 'online' ? null : <CopyMessage key={message} message={message} />;
}
