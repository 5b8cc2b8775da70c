import type { ReactNode } from 'react';
import { rateWords } from '../content/rate-words.generated';

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
