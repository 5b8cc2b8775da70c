import type { ReactNode } from 'react';
import { inBoth, type SitePlan as Layout } from '../../domain/drawings';
import { PLOT_LETTERS, type UnitForSale, unitHref } from '../../domain/unit';

type Props = { layout: Layout; units: UnitForSale[] };

/** A layout of plots, to scale, with their states. */
export function SitePlan({ layout, units }: Props) {
  const { width, depth, roads, green, plots, wall, gate, gatehouse, caption } = layout;
  const sizes = [...new Set(plots.map(({ size }) => size))].sort((a, b) => a - b);
  return (
    <details id="site-plan" className="folded-part">
      <summary>
        <h3 className="inline font-sans font-semibold tracking-normal">Site plan</h3>
      </summary>
      <Drawing
        label={`Site plan with ${plots.length} plots`}
        viewBox={`-2 -2 ${width + 4} ${depth + 12}`}
      >
        {[...roads, ...green].map(({ name, x, y, width: across, depth: down }) => (
          <rect key={name} className="drawing-ground" x={x} y={y} width={across} height={down} />
        ))}
        {plots.map(({ number, x, y, width: across, depth: down }) => {
          const state = units.find(({ label }) => label === number)?.state ?? 'not_released';
          return (
            <Box
              key={number}
              x={x}
              y={y}
              width={across}
              height={down}
              letters="5"
              link={{
                'aria-label': `Plot ${number}`,
                'data-unit': number,
                ...(state === 'available'
                  ? { href: unitHref(number) }
                  : { role: 'link', 'aria-disabled': true }),
              }}
            >
              <tspan>{number}</tspan>
              <tspan className="plot-letter" data-plot={number} x="50%" dy="1.2em">
                {PLOT_LETTERS[state]}
              </tspan>
            </Box>
          );
        })}
        <rect className="drawing-wall" {...wall} height={wall.depth} />
        <rect {...gatehouse} height={gatehouse.depth} />
        <text x={gate.x + gate.width / 2} y={gate.y + 2.5} fontSize="4">
          Gate
        </text>
        <path d={`M8 ${depth + 9}v-7m-2 3l2-3 2 3`} />
        <text x="13" y={depth + 6} fontSize="5">
          N
        </text>
      </Drawing>
      <p className="note mt-3 max-w-prose">
        {sizes
          .map(
            (size) =>
              `${plots.filter((plot) => plot.size === size).length} plots of ${inBoth(size)}`,
          )
          .join(', ')}
        . R means reserved, S sold and N not released; plots without a letter are available.{' '}
        {caption}
      </p>
    </details>
  );
}

type DrawingProps = {
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
function Box({ letters, link, children, ...place }: BoxProps) {
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
function Drawing({ label, viewBox, children }: DrawingProps) {
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
