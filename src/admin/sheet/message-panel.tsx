import { Mail, MessageCircle } from 'lucide';
import { useId } from 'react';
import { hostNow } from '../../device/clock';
import { CopyMessage } from '../../ui/copy-message';
import { Icon } from '../../ui/icon';
import { type Message, messagesFor } from '../people/messages';
import { reachOf } from '../people/reach';
import { useAppLinks } from '../people/use-app-links';
import type { InboxRow } from '../rows/row';

type Props = {
  row: InboxRow;
  /** Whether the last call to them found nobody. */
  isUnanswered: boolean;
  /** Called when a chat is started. */
  onStart: () => void;
};

/** The texts for somebody, each with a link to send it: first the one that their row asks for. */
export function MessagePanel({ row, isUnanswered, onStart }: Props) {
  return (
    <ul className="grid gap-4">
      {messagesFor(row, hostNow(), isUnanswered).map((message) => (
        <MessageItem key={message.label} {...{ row, message, onStart }} />
      ))}
    </ul>
  );
}

function MessageItem({
  row,
  message,
  onStart,
}: Pick<Props, 'row' | 'onStart'> & { message: Message }) {
  const id = useId();
  const { whatsapp, email } = reachOf(row, useAppLinks(), message);
  return (
    <li aria-labelledby={id}>
      <h4 id={id} className="field-label font-sans tracking-normal">
        {message.label}
      </h4>
      <p className="text-note leading-[1.4] wrap-anywhere">{message.text}</p>
      <div className="mt-1 flex flex-wrap gap-x-5">
        {whatsapp && (
          <a
            className="status-next"
            href={whatsapp}
            onClick={onStart}
            {...(whatsapp.startsWith('https:') && { target: '_blank', rel: 'noopener' })}
          >
            <Icon drawing={MessageCircle} />
            WhatsApp
          </a>
        )}
        {email && (
          <a className="status-next" href={email}>
            <Icon drawing={Mail} />
            Email
          </a>
        )}
        <CopyMessage message={message.text} />
      </div>
    </li>
  );
}
