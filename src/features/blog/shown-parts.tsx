import type { ReactNode } from 'react';
import * as pictures from '../../content/pictures.generated';
import { IMPRESSION, withoutPreview } from '../../domain/picture';
import { Figure } from '../../ui/figure';

/** One of our pictures between paragraphs: `<Shown picture="st-pauls-9" caption="A garden square" />`. */
export function Shown({ picture, caption }: { picture: string; caption: string }) {
  const found = Object.values(pictures).find(({ name }) => name === picture);
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
export function Large({ figure, children }: { figure: string; children: ReactNode }) {
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
export function Bars({ of: rows, children }: { of: [string, string][]; children: ReactNode }) {
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
export function Steps({ children }: { children: ReactNode }) {
  return <div className="steps">{children}</div>;
}
