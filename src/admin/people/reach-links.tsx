import { Mail, MessageCircle, Phone } from 'lucide';
import { useConnectivity } from '../../hooks/use-connectivity';
import { Icon } from '../../ui/icon';
import { titleOf } from '../rows/row';
import { type Person, reachOf } from './reach';

type Props = {
  person: Person;
  /** `tight` shows icons without words. */
  size: 'tight' | 'row' | 'sheet';
  /** Called when a call or chat is started. */
  onStart?: (way: 'call' | 'whatsapp') => void;
};

const CLASSES = {
  tight: 'row-reach',
  row: 'status-next',
  sheet: 'button gap-1.5 px-2 whitespace-nowrap',
};

/** Links that call, open a chat or start an e-mail in one tap. */
export function ReachLinks({ person, size, onStart }: Props) {
  const name = titleOf(person);
  const { call, whatsapp, email } = reachOf(person, useAppLinks());
  const ways = [
    {
      words: 'Call',
      drawing: Phone,
      href: call,
      onClick: () => onStart?.('call'),
      ...(size === 'sheet' && { 'aria-keyshortcuts': 'c' }),
    },
    {
      words: 'WhatsApp',
      drawing: MessageCircle,
      href: whatsapp,
      onClick: () => onStart?.('whatsapp'),
      ...(whatsapp?.startsWith('https:') && { target: '_blank', rel: 'noopener' }),
    },
    { words: 'Email', drawing: Mail, href: email },
  ];
  const links = ways.map(({ words, drawing, ...link }) => {
    const colour = words === 'WhatsApp' ? 'button-whatsapp' : 'button-line';
    return (
      link.href && (
        <a key={words} className={`${CLASSES[size]} ${size === 'sheet' ? colour : ''}`} {...link}>
          <Icon drawing={drawing} />
          {size !== 'tight' && words}
          {size !== 'sheet' && (
            <span className="sr-only">
              {size === 'tight' && words} {name}
            </span>
          )}
        </a>
      )
    );
  });
  if (size !== 'sheet') return links;
  return <div className="flex gap-2 empty:hidden *:flex-[1_0_auto]">{links}</div>;
}

/** Whether WhatsApp is opened as an app, without a network: a device with a touchscreen probably has it. */
export const useAppLinks = () =>
  useConnectivity() !== 'online' && matchMedia('(pointer: coarse)').matches;
