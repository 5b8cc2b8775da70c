import type { ComponentProps, ComponentType, ReactNode } from 'react';
import * as pictures from '../../content/pictures.generated';
import { NO_CAPTION, withoutPreview } from '../../domain/picture';
import { Figure } from '../../ui/figure';
import { TextLink } from '../../ui/text-link';

/** An article's text compiled from MDX: a component that renders with our `parts`. */
export type ArticleBody = ComponentType<{ components: typeof parts }>;

const parts = { a: TextLink, table: WideTable, Shown, Large };

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

/** One of our pictures between paragraphs: `<Shown picture="st-pauls-9" caption="A garden square" />`. */
function Shown({ picture, caption }: { picture: string; caption: string }) {
  const found = Object.values(pictures).find(({ name }) => name === picture);
  if (!found) throw new Error(`There is no picture ${picture}.`);
  return (
    <Figure
      picture={withoutPreview(found)}
      caption={`${caption} · ${NO_CAPTION}`}
      sizes="(min-width: 48rem) 40rem, 100vw"
    />
  );
}

/** A figure of the text, set large: `<Large figure="60 days">to report a sale</Large>`. */
function Large({ figure, children }: { figure: string; children: ReactNode }) {
  return (
    <div className="rules">
      <p className="subtitle figures">
        <span className="title font-serif">{figure}</span>
        <br />
        <span className="note">{children}</span>
      </p>
    </div>
  );
}

/** A table with readable columns that scrolls sideways, so that the page doesn't have to. */
function WideTable({ children }: ComponentProps<'table'>) {
  return (
    <section
      aria-label="Table"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region has to be reachable by keyboard
      tabIndex={0}
    >
      <table className="figures">{children}</table>
    </section>
  );
}
