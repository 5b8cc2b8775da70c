import { Mail, MessageCircle } from 'lucide';
import { type ReactNode, useId, useState } from 'react';
import { staffMessages } from '../../content/staff-messages';
import { hostNow } from '../../device/clock';
import { Action } from '../../ui/button';
import { CopyMessage } from '../../ui/copy-message';
import { Icon } from '../../ui/icon';
import { ownName, wantedOf } from '../people/addressee';
import { type Message, messagesFor } from '../people/messages';
import { reachOf } from '../people/reach';
import { useAppLinks } from '../people/use-app-links';
import { filledIn, type QuickReply, useQuickReplies } from '../people/use-quick-replies';
import type { InboxRow } from '../rows/row';
import { useStaff } from '../staff';
import { ReplyForm } from './reply-form';

type Props = {
  row: InboxRow;
  /** Whether the last call to them found nobody. */
  isUnanswered: boolean;
  /** Called when a chat is started. */
  onStart: () => void;
};

/** The texts for somebody, each with a link to send it: first the one that their row asks for, last the team's own. */
export function MessagePanel({ row, isUnanswered, onStart }: Props) {
  const { role } = useStaff();
  const { replies, save, remove } = useQuickReplies();
  const [written, setWritten] = useState<QuickReply | 'new'>();
  const done = () => setWritten(undefined);
  return (
    <>
      {row.known?.language && (
        <p className="note mb-3">
          {`The texts are in English. They also speak: ${row.known.language}.`}
        </p>
      )}
      <ul className="grid gap-4">
        {messagesFor(row, hostNow(), isUnanswered).map((message) => (
          <MessageItem key={message.label} {...{ row, message, onStart }} />
        ))}
        {replies.map((reply) => (
          <MessageItem key={reply.id} {...{ row, onStart }} message={messageOf(reply, row)}>
            {role === 'admin' && (
              <Action onClick={() => setWritten(reply)}>
                Edit<span className="sr-only"> {reply.title}</span>
              </Action>
            )}
          </MessageItem>
        ))}
      </ul>
      {role === 'admin' &&
        (written ? (
          <ReplyForm
            key={written === 'new' ? 'new' : written.id}
            reply={written === 'new' ? undefined : written}
            {...{ save, remove, onDone: done }}
          />
        ) : (
          <Action className="mt-4" onClick={() => setWritten('new')}>
            Add a quick reply
          </Action>
        ))}
    </>
  );
}

/** The team's own text for somebody. */
export function messageOf({ title, body }: QuickReply, row: InboxRow): Message {
  const property = wantedOf(row);
  return {
    label: title,
    subject: staffMessages.subject(property),
    text: filledIn(body, ownName(row), property),
  };
}

type ItemProps = Pick<Props, 'row' | 'onStart'> & {
  message: Message;
  /** The message's own if omitted. */
  title?: ReactNode;
  children?: ReactNode;
};

/** A text, and links that send it. */
export function MessageItem({ row, message, title = message.label, onStart, children }: ItemProps) {
  const id = useId();
  const { whatsapp, email } = reachOf(row, useAppLinks(), message);
  return (
    <li aria-labelledby={id}>
      <h4 id={id} className="field-label font-sans tracking-normal">
        {title}
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
        {children}
      </div>
    </li>
  );
}
