import { MessageCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { useChatLink } from '../../hooks/use-chat-link';

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
      <MessageCircle size={20} strokeWidth={1.5} aria-hidden="true" />
      {children}
    </a>
  );
}
