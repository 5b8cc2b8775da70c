import { MessageCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { company } from '../../content/company';
import { whatsappLink } from '../../lib/phone-link';

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
      <MessageCircle size={20} strokeWidth={1.5} aria-hidden="true" />
      {children}
    </a>
  );
}
