import type { Toc } from '@stefanprobst/rehype-extract-toc';
import type { ComponentProps, ComponentType, ReactNode } from 'react';
import { IMPRESSION, type Picture, withoutPreview } from '../../domain/picture';
import { TextLink } from '../../ui/link';
import { Figure } from '../../ui/picture';

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

/** From this many headings on, a text has a table of contents. */
const LONG = 6;

/** The headings of a long text, as links below one line, so that the text begins on the first screen; nothing for a short one. */
export function Contents({ toc }: { toc: Toc }) {
  if (toc.length < LONG) return null;
  return (
    <nav aria-label="On this page" className="wrap no-print">
      <details className="folded-part max-w-prose">
        <summary>On this page</summary>
        <ul className="pb-3 md:columns-2 md:gap-12">
          {toc.map(({ id, value }) => (
            <li key={id}>
              <a className="flex min-h-12 items-center underline md:min-h-10" href={`#${id}`}>
                {value}
              </a>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}

const pictures = import.meta.glob<Record<string, Picture>>(
  '../../content/pictures/*.generated.ts',
  {
    eager: true,
  },
);

/** One of our pictures between paragraphs: `<Shown picture="st-pauls-9" caption="A garden square" />`. */
function Shown({ picture, caption }: { picture: string; caption: string }) {
  const [found] = Object.values(pictures[`../../content/pictures/${picture}.generated.ts`] ?? {});
  if (!found) throw new Error(`There is no picture ${picture}.`);
  const figure = (
    <Figure
      picture={withoutPreview(found)}
      caption={`${caption} · ${IMPRESSION}`}
      sizes="(min-width: 48rem) 40rem, 100vw"
    />
  );
  return found.height > found.width ? <div className="pulled">{figure}</div> : figure;
}

/** A figure of the text, set large: `<Large figure="60 days">to report a sale</Large>`. */
function Large({ figure, children }: { figure: string; children: ReactNode }) {
  return (
    <div className="rules pulled">
      <p className="subtitle figures">
        <span className="title font-serif">{figure}</span>
        <br />
        <span className="note">{children}</span>
      </p>
    </div>
  );
}

/** Amounts of the text, compared by the length of their bars: `<Bars of={[['Grid', '₦240,000'], ['Diesel', '₦720,000']]}>a year saved</Bars>`. */
function Bars({ of: rows, children }: { of: [string, string][]; children: ReactNode }) {
  const most = Math.max(...rows.map(([, amount]) => sizeOf(amount)));
  return (
    <figure className="pulled">
      <dl className="rules figures">
        {rows.map(([name, amount]) => (
          <div key={name}>
            <dt className="note">{name}</dt>
            <dd className="subtitle">
              {amount}
              <div
                className="h-2 bg-laterite"
                style={{ width: `${Math.round((100 * sizeOf(amount)) / most)}%` }}
              />
            </dd>
          </div>
        ))}
      </dl>
      <figcaption className="note">{children}</figcaption>
    </figure>
  );
}

function sizeOf(amount: string): number {
  return Number(amount.replace(/[^\d.]/g, ''));
}

/** A list of what is done one after the other, drawn as a way: a blank line, the numbered list, a blank line. */
function Steps({ children }: { children: ReactNode }) {
  return <div className="steps">{children}</div>;
}
