import type { ComponentProps, ComponentType } from 'react';
import { Link } from '../../ui/link';

/** An article's text compiled from MDX: a component that renders with our `parts`. */
export type ArticleBody = ComponentType<{ components: typeof parts }>;

const parts = { a: TextLink, blockquote: PullQuote, table: WideTable };

/** An article's text at a readable line length, with pull quotes beside it where there is room. */
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

/** A quote, pulled out into the free column if there is one. */
function PullQuote({ children }: ComponentProps<'blockquote'>) {
  return (
    <blockquote className="my-8 border-l-2 border-accent pl-4.5 font-serif text-quote leading-[1.25] text-balance lg:float-left lg:clear-left lg:mt-1.5 lg:ml-0 lg:w-[26%] lg:border-t-2 lg:border-l-0 lg:pt-4 lg:pl-0 lg:text-quote-wide">
      {children}
    </blockquote>
  );
}

/**
 * A table with readable columns that scrolls sideways, so that the page doesn't have to. On phones it bleeds off the
 * edge.
 */
function WideTable({ children }: ComponentProps<'table'>) {
  return (
    <section
      className="my-8 max-w-full overflow-x-auto max-md:-mx-(--gutter) max-md:max-w-none max-md:px-(--gutter) lg:max-w-[66.5%]"
      aria-label="Table"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region has to be reachable by keyboard
      tabIndex={0}
    >
      <table className="w-full text-left text-note leading-[1.4] tabular-nums sm:text-control">
        {children}
      </table>
    </section>
  );
}
