import { MessageCircle } from 'lucide';
import type { MouseEvent, ReactNode } from 'react';
import { preloadRules } from '../../domain/check-submission';
import { useChatLink } from '../../hooks/use-chat-link';
import { Icon } from '../../ui/icon';

type Props = {
  /** What is already typed when the chat opens. */
  message: string;
  className?: string;
  /** The chat is being opened. */
  onOpen?: (event: MouseEvent<HTMLAnchorElement>) => void;
  children: ReactNode;
};

/** Opens a chat with the company in WhatsApp; a plain link, so it works before and without script. */
export function WhatsAppLink({ message, className, onOpen, children }: Props) {
  const chat = useChatLink(message);
  return (
    <a
      className={className}
      href={chat.href}
      {...chat.tab}
      onClick={onOpen}
      // Fetched with the tap, they would hold up the write that comes before the chat.
      onPointerDown={onOpen && preloadRules}
    >
      <Icon drawing={MessageCircle} />
      {children}
    </a>
  );
}
