import { Fragment } from 'react';
import type { PricedText } from '../domain/priced-text';

/**
 * A text with prices, and what they are about in other currencies. The style sheet shows only the one that the visitor
 * has chosen (`hooks/use-currency.ts`), so the same HTML serves everybody.
 */
export function Priced({ text, about }: PricedText) {
  return (
    <>
      <span>{text}</span>
      {Object.entries(about).map(([currency, amount]) => (
        <Fragment key={currency}>
          {' '}
          <span className={`about in-${currency}`}>{`(about ${amount})`}</span>
        </Fragment>
      ))}
    </>
  );
}
