import type { ReactNode } from 'react';

type Props = {
  label: string;
  /** In metres: `x y width height`. */
  viewBox: string;
  children: ReactNode;
};

type BoxProps = {
  x: number;
  y: number;
  width: number;
  height: number;
  /** How tall its letters are, in metres. */
  letters: string;
  link: { href?: string; 'data-unit': string; 'aria-label': string };
  children: ReactNode;
};

/** A plot with its number in the middle, a link to it. As a drawing of its own, it needs no coordinates for that. */
export function Box({ letters, link, children, ...place }: BoxProps) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it is a part of the drawing around it, which has a label
    <svg {...place}>
      <a {...link}>
        <rect />
        <text x="50%" y="50%" fontSize={letters}>
          {children}
        </text>
      </a>
    </svg>
  );
}

/** A drawing to scale. Opening the line above it enlarges it, without a script; it can then be scrolled. */
export function Drawing({ label, viewBox, children }: Props) {
  return (
    <div className="drawing-frame">
      <details className="no-print">
        <summary>Enlarge</summary>
      </details>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className="overflow-auto" aria-label={`${label}, to scale`} tabIndex={0}>
        {/* biome-ignore lint/a11y/noSvgWithoutTitle: the section around it has a label */}
        <svg className="drawing" viewBox={viewBox}>
          {children}
        </svg>
      </section>
    </div>
  );
}
