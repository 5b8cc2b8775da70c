import { MessageCircle } from 'lucide';
import type { ReactNode } from 'react';
import { useChatLink } from '../../hooks/use-chat-link';
import { Icon } from '../../ui/icon';

type Props = {
  /** What is already typed when the chat opens. */
  message: string;
  className?: string;
  /** The chat is being opened; nothing that is done then may hold it up. */
  onOpen?: () => void;
  children: ReactNode;
};

/** Opens a chat with the company in WhatsApp; a plain link, so it works before and without script. */
export function WhatsAppLink({ message, className, onOpen, children }: Props) {
  const chat = useChatLink(message);
  return (
    <a className={className} href={chat.href} {...chat.tab} onClick={onOpen}>
      <Icon drawing={MessageCircle} />
      {children}
    </a>
  );
}
