import { MessageCircle } from 'lucide';
import type { MouseEvent, ReactNode } from 'react';
import { preloadRules } from '../../domain/check-submission';
import { ChatLink } from '../../hooks/chat-link';
import { Icon } from '../../ui/icon';

type Props = {
  /** The message that the chat opens with. */
  message: string;
  /** If it doesn't look like a button in WhatsApp's green. */
  className?: string;
  /** Called when the chat is being opened. */
  onOpen?: (event: MouseEvent<HTMLAnchorElement>) => void;
  children: ReactNode;
};

/** A plain link that opens a WhatsApp chat with the company, so it works without scripts. */
export function WhatsAppLink(props: Props) {
  const { message, className = 'button button-whatsapp', onOpen, children } = props;
  return (
    <ChatLink
      className={className}
      message={message}
      onClick={onOpen}
      // Loading the rules on the tap would delay the write that has to precede the chat.
      onPointerDown={onOpen && preloadRules}
    >
      <Icon drawing={MessageCircle} />
      {children}
    </ChatLink>
  );
}
