import type { ReactNode } from 'react';
import { rateWords } from '../content/rate-words.generated';

type Props = {
  className?: string;
  /** Whether a price is shown in other currencies; not where it is on request. */
  isConverted?: boolean;
  /** Which contracts are in which currency. */
  children?: ReactNode;
};

/** Which price counts, and at which rates the others are worked out. */
export function RateNote({ className = '', isConverted = true, children }: Props) {
  return (
    <p className={`note ${className}`}>
      {children} {isConverted && rateWords}
    </p>
  );
}
