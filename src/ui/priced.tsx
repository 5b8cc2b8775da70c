import { Fragment, type ReactNode } from 'react';
import { rateWords } from '../content/rate-words.generated';
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

type Props = {
  className?: string;
  /** Which contracts are in which currency. */
  children?: ReactNode;
};

/** Which price counts, and at which rates the others are worked out. */
export function RateNote({ className = '', children }: Props) {
  return (
    <p className={`note ${className}`}>
      {children} {rateWords}
    </p>
  );
}
