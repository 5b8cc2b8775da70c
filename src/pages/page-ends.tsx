import type { ReactNode } from 'react';
import type { Picture } from '../domain/picture';
import { WhatsAppLink } from '../features/whatsapp/whatsapp-link';
import { ArrowLink } from '../ui/link';
import { Figure } from '../ui/picture';

type Props = {
  title: string;
  lead: string;
  picture: Picture;
  caption?: string | undefined;
  className?: string;
  children?: ReactNode;
};

/** The head of a page with a picture: below the text on phones, beside it on wide screens. */
export function PageHeader({ title, lead, picture, caption, className = '', children }: Props) {
  return (
    <header
      className={`wrap grid gap-10 pt-12 md:pt-20 lg:grid-cols-2 lg:items-end lg:gap-16 ${className}`}
    >
      <div>
        <h1 className="display">{title}</h1>
        <p className="lead mt-6 text-muted">{lead}</p>
        {children}
      </div>
      <Figure
        picture={picture}
        sizes="(min-width: 68rem) 36rem, 100vw"
        priority
        className="aspect-[8/5] w-full object-cover"
        caption={caption}
      />
    </header>
  );
}

type TextHeaderProps = { title: string; lead: string; children?: ReactNode };

/** The head of a page of text, without a picture. */
export function TextHeader({ title, lead, children }: TextHeaderProps) {
  return (
    <header className="wrap pt-12 pb-10 md:pt-20 md:pb-14">
      <h1 className="max-w-[22ch] text-headline leading-[1.06] tracking-[-0.018em]">{title}</h1>
      <p className="lead mt-6 text-muted">{lead}</p>
      {children}
    </header>
  );
}

type NextStepProps = {
  title: string;
  /** The button's label and the message that the chat opens with. */
  chat: { label: string; message: string };
  /** A link for visitors who would rather read on. */
  link: { label: string; to: string };
};

/** The call to action at the end of a page. */
export function NextStep({ title, chat, link }: NextStepProps) {
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
