import type { Unit as Drawn } from '../../domain/drawings';

/** Sides of the drawing, in metres, beyond which a thumbnail of a plot is not larger. */
const LARGEST_PLOT = 30;

/** A type's plan as small as a stamp: walls alone, or the outline of a plot, to scale among its like. */
export function PlanThumbnail({ drawn }: { drawn: Drawn | undefined }) {
  const rooms = drawn?.rooms ?? drawn?.storeys?.[0]?.rooms;
  const { width = 0, depth = 0 } = drawn?.plan ?? drawn?.dimensions ?? {};
  const side = rooms ? Math.max(width, depth) : LARGEST_PLOT;
  if (width === 0) return <span className="unit-thumbnail" />;
  const left = (side - width) / 2;
  const top = (side - depth) / 2;
  return (
    <svg
      className="drawing unit-thumbnail"
      viewBox={`${-left} ${-top} ${side} ${side}`}
      aria-hidden="true"
    >
      {(rooms ?? [{ name: '', x: 0, y: 0, width, depth }]).map((room) => (
        <rect key={room.name} x={room.x} y={room.y} width={room.width} height={room.depth} />
      ))}
    </svg>
  );
}
