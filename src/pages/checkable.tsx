import type { ReactNode } from 'react';

type Props = { name: string; state: string; steps: string[]; children: ReactNode };

/** A paper or a registration: its name and state, which open to what it proves and how to check it oneself. */
export function Checkable({ name, state, steps, children }: Props) {
  return (
    <details>
      <summary>
        <span className="min-w-0">{name}</span> <span className="note state">{state}</span>
      </summary>
      {children}
      <p className="font-semibold">How to check it yourself</p>
      <ol>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </details>
  );
}
