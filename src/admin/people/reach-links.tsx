import { Mail, MessageCircle, Phone } from 'lucide';
import { useConnectivity } from '../../hooks/use-connectivity';
import { Icon } from '../../ui/icon';
import { type AnyRow, titleOf } from '../rows/row';
import { reachOf } from './reach';

type Props = {
  person: AnyRow;
  /** In a tight row drawings stand alone. */
  size: 'tight' | 'row' | 'sheet';
};

const CLASSES = { tight: 'row-reach', row: 'status-next', sheet: 'button button-line' };

/** Calls, opens a chat or begins an e-mail, in one tap. */
export function ReachLinks({ person, size }: Props) {
  const name = titleOf(person);
  // Where a finger points, WhatsApp's app is likely to be there.
  const isOffline = useConnectivity() !== 'online' && matchMedia('(pointer: coarse)').matches;
  const { call, whatsapp, email } = reachOf(person, isOffline);
  const className = CLASSES[size];
  const label = (words: string) =>
    size === 'tight' ? (
      <span className="sr-only">
        {words} {name}
      </span>
    ) : (
      <>
        {words}
        {size === 'row' && <span className="sr-only"> {name}</span>}
      </>
    );
  const tab = whatsapp?.startsWith('https:') ? { target: '_blank', rel: 'noopener' } : {};
  return (
    <>
      {call && (
        <a className={className} href={call}>
          <Icon drawing={Phone} />
          {label('Call')}
        </a>
      )}
      {whatsapp && (
        <a
          className={size === 'sheet' ? 'button button-whatsapp' : className}
          href={whatsapp}
          {...tab}
        >
          <Icon drawing={MessageCircle} />
          {label('WhatsApp')}
        </a>
      )}
      {email && (
        <a className={className} href={email}>
          <Icon drawing={Mail} />
          {label('E-mail')}
        </a>
      )}
    </>
  );
}
