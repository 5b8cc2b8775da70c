import type { ReactNode } from 'react';
import { rates } from '../content/rates';
import { britishDate, grouped } from '../lib/english';

type Props = {
  className?: string;
  /** Which contracts are in which currency. */
  children: ReactNode;
};

/** Which price counts, and at which rates the others are worked out. */
export function RateNote({ className = '', children }: Props) {
  const { NGN, GBP } = rates.perDollar;
  return (
    <p className={`note ${className}`}>
      {children} Other currencies are converted at indicative rates of {britishDate(rates.asOf)}: $1
      is about ₦{grouped(NGN)} or £{GBP.toFixed(2)}.
    </p>
  );
}
