import { inBoth, type SitePlan as Layout } from '../../../domain/drawings';
import { distinct } from '../../../lib/distinct';
import { Part } from '../chapter';
import { Box, Drawing } from './drawing';

/** A layout of plots, to scale. */
export function SitePlan({ layout }: { layout: Layout }) {
  const { width, depth, roads, green, plots, wall, gate, gatehouse, caption } = layout;
  const sizes = distinct(plots.map(({ size }) => size)).sort((a, b) => a - b);
  return (
    <Part id="site-plan" title="Site plan">
      <Drawing
        label={`Site plan with ${plots.length} plots`}
        viewBox={`-2 -2 ${width + 4} ${depth + 6}`}
      >
        {[...roads, ...green].map(({ name, x, y, width: across, depth: down }) => (
          <rect key={name} className="drawing-ground" x={x} y={y} width={across} height={down} />
        ))}
        {plots.map(({ number, x, y, width: across, depth: down }) => (
          <Box key={number} x={x} y={y} width={across} height={down} letters="5">
            {number}
          </Box>
        ))}
        <rect className="drawing-wall" {...wall} height={wall.depth} />
        <rect {...gatehouse} height={gatehouse.depth} />
        <text x={gate.x + gate.width / 2} y={gate.y + 2.5} fontSize="4">
          Gate
        </text>
      </Drawing>
      <p className="note mt-3 max-w-prose">
        {sizes
          .map((size) => `${plots.filter((plot) => plot.size === size).length} of ${inBoth(size)}`)
          .join(', ')}
        . North is up. Ask us which plots are free. {caption}
      </p>
    </Part>
  );
}
