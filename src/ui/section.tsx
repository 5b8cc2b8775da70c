import type { ReactNode } from 'react';
import { PagePart } from './contained';

type Props = { id: string; title: string; children: ReactNode };

/** A section of a page. On wide screens the heading is to the left of the text. */
export function Section({ id, title, children }: Props) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="wrap">
      <div className="section ruled beside">
        <h2 id={`${id}-title`} className="title">
          {title}
        </h2>
        <div className="min-w-0">
          <PagePart>{children}</PagePart>
        </div>
      </div>
    </section>
  );
}

/** A section of running text. */
export function ReadingSection({ children, ...section }: Props) {
  return (
    <Section {...section}>
      <div className="reading">{children}</div>
    </Section>
  );
}
