import { company } from '../content/company';
import { whatsappAppLink, whatsappLink } from '../lib/phone-link';
import { useConnectivity } from './use-connectivity';

/** The attributes of a link that opens a chat with the company: an app needs no tab of its own. */
export type ChatLink = { href: string; tab: { target?: '_blank'; rel?: 'noopener' } };

/**
 * A link that opens a chat with the company, the message already typed. A phone without a network gets the app's own:
 * the other one is a page, which would have to be fetched.
 * @param isReachable what is known of the network beyond the browser's own belief
 */
export function useChatLink(message: string, isReachable = true): ChatLink {
  const isOnline = useConnectivity() === 'online';
  if ((!isOnline || !isReachable) && isPhone()) {
    return { href: whatsappAppLink(company.whatsapp, message), tab: {} };
  }
  return {
    href: whatsappLink(company.whatsapp, message),
    tab: { target: '_blank', rel: 'noopener' },
  };
}

/** Where a finger points, the app is likely to be there. */
function isPhone(): boolean {
  return matchMedia('(pointer: coarse)').matches;
}
