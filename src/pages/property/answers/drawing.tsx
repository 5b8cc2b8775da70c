import type { ReactNode } from 'react';

type Props = {
  label: string;
  /** In metres: `x y width height`. */
  viewBox: string;
  children: ReactNode;
};

/** A drawing to scale. Opening the line above it enlarges it, without a script; it can then be scrolled. */
export function Drawing({ label, viewBox, children }: Props) {
  return (
    <div className="drawing-frame">
      <details className="no-print">
        <summary>Enlarge</summary>
      </details>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className="overflow-auto" aria-label={label} tabIndex={0}>
        <svg className="drawing" viewBox={viewBox} role="img" aria-label={`${label}, to scale`}>
          {children}
        </svg>
      </section>
    </div>
  );
}
