import { Check } from 'lucide';
import { useState } from 'react';
import { hostNow } from '../../device/clock';
import type { InboxTable } from '../../domain/staff-event';
import { Action } from '../../ui/button';
import { SelectField } from '../../ui/field';
import { Icon } from '../../ui/icon';
import { type Message, messagesFor } from '../people/messages';
import { PersonText } from '../people/person-text';
import { useQuickReplies } from '../people/use-quick-replies';
import { type InboxRow, titleOf } from '../rows/row';
import { MessageItem, messageOf } from './message-panel';
import { useRowActions } from './use-row-actions';

type Props = { table: InboxTable; rows: readonly InboxRow[] };

/** Chooses the text that each row asks for. */
const OWN = 'The right message for each of them';

/** A text for several people, each in a chat of their own: one tap opens it, another notes that it was sent. */
export function MessageMany({ table, rows }: Props) {
  // As they were chosen: a text that was sent must not turn into the next one on the screen.
  const [people] = useState(rows);
  const { replies } = useQuickReplies();
  const [chosen, setChosen] = useState(OWN);
  const now = hostNow();
  const forAnybody = messagesFor({ name: '' }, now).map(({ label }) => label);
  const textFor = (row: InboxRow): Message => {
    const reply = replies.find(({ title }) => title === chosen);
    if (reply) return messageOf(reply, row);
    const texts = messagesFor(row, now);
    return texts.find(({ label }) => label === chosen) ?? texts[0];
  };
  return (
    <div className="mt-3 grid gap-5">
      <SelectField
        id="message-many"
        label="Message"
        value={chosen}
        options={[...new Set([OWN, ...forAnybody, ...replies.map(({ title }) => title)])]}
        onChange={({ target }) => setChosen(target.value)}
      />
      <ul className="grid gap-5">
        {people.map((row) => (
          <Addressee key={row.id} {...{ table, row }} message={textFor(row)} />
        ))}
      </ul>
    </div>
  );
}

function Addressee({
  table,
  row,
  message,
}: Omit<Props, 'rows'> & { row: InboxRow; message: Message }) {
  const [step, setStep] = useState<'opened' | 'sent'>();
  const { log } = useRowActions(table, row, row);
  return (
    <MessageItem
      {...{ row, message }}
      title={<PersonText>{titleOf(row)}</PersonText>}
      onStart={() => setStep('opened')}
    >
      {step === 'opened' && (
        <Action
          onClick={() => {
            log('whatsapp');
            setStep('sent');
          }}
        >
          <Icon drawing={Check} />
          Mark as sent
        </Action>
      )}
      {step === 'sent' && <span className="note flex min-h-12 items-center">Marked as sent</span>}
    </MessageItem>
  );
}
