import type { ComponentProps, ComponentType } from 'react';
import { Link } from '../../ui/link';

/** An article's text as MDX makes it: a component that takes its parts from us. */
export type ArticleBody = ComponentType<{ components: typeof parts }>;

const parts = { a: TextLink, table: WideTable };

/** The text of an article, in the measure, with its pull quotes beside it where there is room. */
export function ArticleText({ Body }: { Body: ArticleBody }) {
  return (
    <div className="wrap">
      <div className="prose">
        <Body components={parts} />
      </div>
    </div>
  );
}

function TextLink({ href = '', children }: ComponentProps<'a'>) {
  if (href.startsWith('/')) return <Link to={href}>{children}</Link>;
  return (
    <a href={href} target="_blank" rel="noopener">
      {children}
    </a>
  );
}

/** A table keeps its columns readable and scrolls by itself, so that the page never does. */
function WideTable({ children }: ComponentProps<'table'>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard
    <section className="prose-table" aria-label="Table" tabIndex={0}>
      <table>{children}</table>
    </section>
  );
}
