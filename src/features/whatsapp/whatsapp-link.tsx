import { MessageCircle } from 'lucide';
import type { ReactNode } from 'react';
import { ChatLink } from '../../hooks/chat-link';
import { useConnectivity } from '../../hooks/use-connectivity';
import { CopyMessage } from '../../ui/copy-message';
import { Icon } from '../../ui/icon';

type Props = {
  /** The message that the chat opens with. */
  message: string;
  /** If it doesn't look like a button in WhatsApp's green. */
  className?: string;
  children: ReactNode;
};

/**
 * A plain link that opens a WhatsApp chat with the company, so it works without scripts. Where its label doesn't name
 * WhatsApp, a second line does.
 */
export function WhatsAppLink({ message, className = 'button button-whatsapp', children }: Props) {
  return (
    <ChatLink className={className} message={message}>
      <Icon drawing={MessageCircle} />
      {typeof children === 'string' && !children.includes('WhatsApp') ? (
        <span>
          {children} <span className="opens">opens WhatsApp</span>
        </span>
      ) : (
        children
      )}
    </ChatLink>
  );
}

/** Offers to copy a chat message when the chat can't be opened offline. */
export function CopyOffline({ message }: { message: string }) {
  return useConnectivity() === 'online' ? null : <CopyMessage key={message} message={message} />;
}
