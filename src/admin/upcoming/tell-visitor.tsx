import { Mail, MessageCircle } from 'lucide';
import { useEffect, useRef } from 'react';
import { staffMessages } from '../../content/staff-messages';
import { CopyMessage } from '../../ui/copy-message';
import { Icon } from '../../ui/icon';
import { useSendsEmails } from '../notifications/use-sends-emails';
import { propertyOf } from '../people/messages';
import { chatWith, letterTo, numberOf, useAppLinks } from '../people/reach';
import { emailWords } from './agreed-words';
import { type Planned, wordsOf } from './plan';

export type TellProps = {
  planned: Planned;
  title: string;
  message: string;
  /** The change may still be refused. */
  isWaiting: boolean;
};

/** What was changed, and the message that tells the visitor, ready to be sent. */
export function TellVisitor({ planned, title, message, isWaiting }: TellProps) {
  const href = chatWith(numberOf(planned), message, useAppLinks());
  const { email } = planned;
  const isSent = useSendsEmails();
  const what = wordsOf(planned, propertyOf(planned));
  const heading = useRef<HTMLHeadingElement>(null);
  // The pressed button is gone.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="mt-3 grid gap-4">
      <h3
        ref={heading}
        tabIndex={-1}
        className="font-sans text-body leading-[1.3] font-[650] tracking-normal"
      >
        {title}
      </h3>
      {isWaiting && (
        <p className="note">
          This has not been sent yet. If they have changed the time in the meantime, Upcoming says
          so: look there before you tell them.
        </p>
      )}
      <blockquote className="border-l-4 border-line bg-quiet px-3 py-2.5 wrap-anywhere">
        {message}
      </blockquote>
      <p className="note wrap-anywhere">{emailWords(planned, isWaiting, isSent)}</p>
      {href ? (
        <a
          className="button button-whatsapp justify-self-start"
          data-follows
          href={href}
          {...(href.startsWith('https:') && { target: '_blank', rel: 'noopener' })}
        >
          <Icon drawing={MessageCircle} />
          Tell them on WhatsApp
        </a>
      ) : (
        <p className="note">
          There is no number for WhatsApp. Copy the message, and send it another way.
        </p>
      )}
      {!href && email && (
        <a
          className="button button-line justify-self-start"
          data-follows
          href={letterTo(email, staffMessages.aboutAppointment(what), message)}
        >
          <Icon drawing={Mail} />
          Tell them by email
        </a>
      )}
      <CopyMessage message={message} />
    </div>
  );
}
