import { WhatsAppLink } from '../features/whatsapp/whatsapp-link';
import { ArrowLink } from '../ui/link';

type Props = {
  title: string;
  /** The button's label and the message that the chat opens with. */
  chat: { label: string; message: string };
  /** A link for visitors who would rather read on. */
  link: { label: string; to: string };
};

/** The call to action at the end of a page. */
export function NextStep({ title, chat, link }: Props) {
  return (
    <section aria-labelledby="next-title" className="bg-quiet">
      <div className="wrap section">
        <h2 id="next-title" className="title max-w-2xl">
          {title}
        </h2>
        <div className="mt-8 flex flex-col gap-x-6 gap-y-3 sm:flex-row sm:items-center">
          <WhatsAppLink message={chat.message}>{chat.label}</WhatsAppLink>
          <ArrowLink className="action self-start sm:self-auto" to={link.to}>
            {link.label}
          </ArrowLink>
        </div>
      </div>
    </section>
  );
}
