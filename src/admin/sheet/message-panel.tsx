import { Mail, MessageCircle } from 'lucide';
import { type ReactNode, useId, useState } from 'react';
import { staffMessages } from '../../content/staff-messages';
import { hostNow } from '../../device/clock';
import { tooLong } from '../../lib/english';
import { Action } from '../../ui/button';
import { CopyMessage } from '../../ui/copy-message';
import { TextArea, TextField } from '../../ui/field';
import { Icon } from '../../ui/icon';
import { passFocusOn } from '../../ui/kept-focus';
import { type Message, messagesFor, ownName, wantedOf } from '../people/messages';
import { reachOf, useAppLinks } from '../people/reach';
import { filledIn, type QuickReply, useQuickReplies } from '../people/use-quick-replies';
import type { InboxRow } from '../rows/row';
import { useStaff } from '../staff';

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
          {`The texts are in English. This person’s language: ${row.known.language}.`}
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

// The database has the same limits.
const MOST = { title: 60, body: 1000 };

type ReplyProps = Pick<ReturnType<typeof useQuickReplies>, 'save' | 'remove'> & {
  /** The one that is edited; a new one if omitted. */
  reply: QuickReply | undefined;
  onDone: () => void;
};

/** What the database would refuse of a text. */
const errorOf = (text: string, most: number): string | undefined =>
  /[<>]/.test(text) ? 'Please leave out < and >: a message is plain text.' : tooLong(text, most);

/** Writes one of the team's own texts. */
function ReplyForm({ reply, save, remove, onDone }: ReplyProps) {
  const [title, setTitle] = useState(reply?.title ?? '');
  const [body, setBody] = useState(reply?.body ?? '');
  const [isBusy, setIsBusy] = useState(false);
  const errors = { title: errorOf(title, MOST.title), body: errorOf(body, MOST.body) };
  const canSave = title.trim() !== '' && body.trim() !== '' && !errors.title && !errors.body;
  return (
    <form
      ref={passFocusOn}
      aria-label={reply ? `Edit ${reply.title}` : 'A new quick reply'}
      className="mt-4 grid gap-3"
      onSubmit={async (event) => {
        event.preventDefault();
        if (!canSave || isBusy) return;
        setIsBusy(true);
        const isSaved = await save({ over: reply?.id, title: title.trim(), body: body.trim() });
        setIsBusy(false);
        if (isSaved) onDone();
      }}
    >
      <TextField
        id="reply-title"
        label="Title"
        autoComplete="off"
        autoFocus
        value={title}
        readOnly={isBusy}
        error={errors.title}
        onChange={({ target }) => setTitle(target.value)}
      />
      <TextArea
        id="reply-body"
        label="Text"
        rows={3}
        value={body}
        readOnly={isBusy}
        error={errors.body}
        {...(!errors.body && { 'aria-describedby': 'reply-hint' })}
        onChange={({ target }) => setBody(target.value)}
      />
      <p id="reply-hint" className="note">
        {'{name} and {property} are replaced by the visitor’s name and property.'}
      </p>
      <div className="flex flex-wrap items-center gap-x-5">
        <button
          type="submit"
          className="button button-primary disabled:cursor-default disabled:opacity-55"
          disabled={!canSave}
          // Disabled, it would drop the focus.
          aria-disabled={isBusy}
        >
          Save for the team
        </button>
        <Action onClick={onDone}>Cancel</Action>
        {reply && (
          <Action
            onClick={() => {
              remove(reply);
              onDone();
            }}
          >
            Delete
          </Action>
        )}
      </div>
    </form>
  );
}
