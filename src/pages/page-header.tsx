import type { ReactNode } from 'react';
import type { Picture } from '../domain/picture';
import { Figure } from '../ui/figure';

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
