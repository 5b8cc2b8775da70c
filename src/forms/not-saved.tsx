import { MessageCircle } from 'lucide';
import { company } from '../content/company';
import { unsavedAnswer } from '../content/messages';
import { ChatLink } from '../hooks/chat-link';
import { telLink } from '../lib/phone-link';
import { CopyMessage } from '../ui/copy-message';
import { Icon } from '../ui/icon';

export type Unsaved = {
  /** What was typed, formatted as a chat message. */
  message: string;
  /** Our server answered, so a chat gets through as well. */
  isReachable: boolean;
  /** The submission was sent, but no answer came back. */
  isUnclear: boolean;
};

/** Other ways to send what could not be saved on the device and may not have reached the database. */
export function NotSaved({ message, isReachable, isUnclear }: Unsaved) {
  const office = company.offices[0];
  return (
    <div role="alert" data-typed="" className="grid gap-3 border-l-4 border-laterite bg-quiet p-4">
      <p>
        <strong>{unsavedAnswer(isUnclear)}</strong> Your message is still in the form: try again
        later, or send it another way now.
      </p>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <ChatLink className="button button-whatsapp" message={message} isReachable={isReachable}>
          <Icon drawing={MessageCircle} />
          Send it on WhatsApp
        </ChatLink>
        {office && (
          <a className="action" href={telLink(office.phone)}>
            Call {office.phone}
          </a>
        )}
        <CopyMessage key={message} message={message} />
      </div>
    </div>
  );
}
