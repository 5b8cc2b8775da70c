import type { ReactNode } from 'react';

type Props = { title: string; lead: string; children?: ReactNode };

/** The head of a page of text, without a picture. */
export function TextHeader({ title, lead, children }: Props) {
  return (
    <header className="wrap pt-12 pb-10 md:pt-20 md:pb-14">
      <h1 className="max-w-[22ch] text-headline leading-[1.06] tracking-[-0.018em]">{title}</h1>
      <p className="lead mt-6 text-muted">{lead}</p>
      {children}
    </header>
  );
}
