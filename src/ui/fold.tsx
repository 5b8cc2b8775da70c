import type { ReactNode } from 'react';

type Props = {
  /** The id of what is folded: an address that ends in it opens it. */
  id: string;
  title: string;
  /** What is behind the line. */
  line: string;
  children: ReactNode;
};

/**
 * A section of which one line is shown until it is opened. It works without a script. Browsers open it for its `#id`,
 * because that is inside; for those that don't, `reveal` does.
 */
export function FoldedSection({ id, title, line, children }: Props) {
  return (
    <section aria-labelledby={`${id}-title`} className="folded-section bg-quiet">
      <details>
        <summary className="wrap">
          <h2 id={`${id}-title`} className="title">
            {title}
          </h2>
          <span className="text-muted">{line}</span>
        </summary>
        <div id={id} className="wrap pb-12 md:pb-20">
          {children}
        </div>
      </details>
    </section>
  );
}
