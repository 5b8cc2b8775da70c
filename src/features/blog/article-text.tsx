import type { ComponentProps, ComponentType } from 'react';
import { TextLink } from '../../ui/text-link';
import { Bars, Large, Shown, Steps } from './shown-parts';

/** An article's text compiled from MDX: a component that renders with our `parts`. */
export type ArticleBody = ComponentType<{ components: typeof parts }>;

const parts = { a: TextLink, table: WideTable, Shown, Large, Bars, Steps };

/** An article's text at a readable line length, with quotes, figures and upright pictures beside it where there is room. */
export function ArticleText({ Body }: { Body: ArticleBody }) {
  return (
    <div className="wrap">
      <div className="prose">
        <Body components={parts} />
      </div>
    </div>
  );
}

/** A table with readable columns that scrolls sideways, so that the page doesn't have to. */
function WideTable({ children }: ComponentProps<'table'>) {
  return (
    <figure
      className="wide-table"
      aria-label="Table"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region has to be reachable by keyboard
      tabIndex={0}
    >
      <table className="figures">{children}</table>
    </figure>
  );
}
