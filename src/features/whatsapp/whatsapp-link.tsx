import { MessageCircle } from 'lucide';
import type { ReactNode } from 'react';
import { company } from '../../content/company';
import { whatsappLink } from '../../lib/phone-link';
import { Icon } from '../../ui/icon';

type Props = {
  /** What is already typed when the chat opens. */
  message: string;
  className?: string;
  children: ReactNode;
};

/** Opens a chat with the company in WhatsApp; a plain link, so it works before and without script. */
export function WhatsAppLink({ message, className, children }: Props) {
  return (
    <a
      className={className}
      href={whatsappLink(company.whatsapp, message)}
      target="_blank"
      rel="noopener"
    >
      <Icon drawing={MessageCircle} />
      {children}
    </a>
  );
}
