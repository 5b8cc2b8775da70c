import type { ComponentProps } from 'react';
import { company } from '../content/company';
import { whatsappAppLink, whatsappLink } from '../lib/phone-link';
import { useConnectivity } from './use-connectivity';

type Props = Omit<ComponentProps<'a'>, 'href'> & {
  /** What the chat opens with. */
  message: string;
  /** The number to chat with, if it isn't the company's; none to let the visitor choose. */
  to?: string;
  /** What is known of the network beyond `navigator.onLine`. */
  isReachable?: boolean;
};

/**
 * A link that opens a chat with the company, with the message filled in; it works without scripts. On an offline phone
 * it leads into the app itself, because the web link is a page that would have to be fetched; that needs no new tab.
 */
export function ChatLink({
  message,
  to = company.whatsapp,
  isReachable = true,
  ...attributes
}: Props) {
  const isOnline = useConnectivity() === 'online';
  // A touch device probably has the app installed.
  const isOfApp = !(isOnline && isReachable) && matchMedia('(pointer: coarse)').matches;
  const address = isOfApp ? whatsappAppLink : whatsappLink;
  return (
    <a
      href={address(to, message)}
      target={isOfApp ? undefined : '_blank'}
      rel="noopener"
      {...attributes}
    />
  );
}
