import type { ReactNode } from 'react';

type Props = {
  facts: readonly { label: string; value: ReactNode }[];
  className?: string;
};

export function Facts({ facts, className = '' }: Props) {
  return (
    <dl className={`rules figures ${className}`}>
      {facts.map(({ label, value }) => (
        <div key={label} className="grid grid-cols-[2fr_3fr] gap-6">
          <dt className="font-normal text-muted">{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
