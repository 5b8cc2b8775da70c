import type { Facade, Room } from '../../domain/drawings';
import { furnitureOf, type PieceKind, windowsOf } from '../../domain/furniture';
import { short } from './floor-plan';

/** Each with its back at the top, and the middle of that at zero, in metres. */
const SHAPES: Record<PieceKind, string> = {
  bed: 'M-.8 0h1.6v2h-1.6zM-.7 .1h.6v.35h-.6zM.1 .1h.6v.35h-.6zM-.8 .6h1.6',
  sofa: 'M-1.1 0h2.2v.9h-2.2zM-1.1 .25h2.2M-.85 .25v.65M.85 .25v.65M-.5 1.3h1v.6h-1z',
  table:
    'M-.8 .35h1.6v.9h-1.6zM-.65 0h.45v.3h-.45zM.2 0h.45v.3h-.45zM-.65 1.3h.45v.3h-.45zM.2 1.3h.45v.3h-.45z',
  worktop:
    'M-1.05 0h2.1v.6h-2.1zM-.85 .12h.5v.36h-.5zM.3 .3a.13.13 0 1 0 .26 0a.13.13 0 1 0-.26 0M.65 .3a.13.13 0 1 0 .26 0a.13.13 0 1 0-.26 0',
  bath: 'M-.8 0h1.6v.7h-1.6zM-.68 .12h1.1a.23.23 0 0 1 0 .46h-1.1z',
  shower: 'M-.45 0h.9v.9h-.9zl.9 .9M.45 0l-.9 .9',
  toilet: 'M-.2 0h.4v.18h-.4zM-.18 .18v.22a.18.2 0 0 0 .36 0v-.22',
  basin: 'M-.25 0h.5v.4h-.5zM-.15 .22a.15.12 0 1 0 .3 0a.15.12 0 1 0-.3 0',
  desk: 'M-.7 0h1.4v.6h-1.4zM-.22 .68h.44v.42h-.44z',
  washer: 'M-.3 0h.6v.6h-.6zM-.2 .3a.2.2 0 1 0 .4 0a.2.2 0 1 0-.4 0',
  stairs:
    'M-.9 0h1.8v.85h-1.8zM-.68 0v.85M-.45 0v.85M-.23 0v.85M0 0v.85M.23 0v.85M.45 0v.85M.68 0v.85',
  seats: 'M-.8 0h.55v.55h-.55zM.25 0h.55v.55h-.55zM-.17 .28a.17.17 0 1 0 .34 0a.17.17 0 1 0-.34 0',
};

/** The shapes that the plans of a page share. */
export function FurnitureShapes() {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: not shown itself
    <svg className="hidden">
      {Object.entries(SHAPES).map(([kind, path]) => (
        <path key={kind} id={kind} d={path} />
      ))}
    </svg>
  );
}

type Props = { rooms: Room[]; plan: { width: number; depth: number } };

/** Furniture to scale: an example. */
export function Furniture({ rooms, plan }: Props) {
  return (
    <g className="plan-furniture">
      {furnitureOf(rooms, plan).map(({ kind, x, y, turn }) => (
        <use
          key={`${kind} ${x} ${y}`}
          href={`#${kind}`}
          transform={`translate(${short(x)} ${short(y)})${turn ? `rotate(${turn})` : ''}`}
        />
      ))}
    </g>
  );
}

/** Windows are as thick as walls are drawn, on both sides. */
const HALF = 0.09;

/** Windows, drawn over the walls that they are in. */
export function Windows({ facades, rooms, plan }: Props & { facades: readonly Facade[] }) {
  const path = windowsOf(rooms, plan, facades).map(({ x, y, length, isLevel }) => {
    const half = length / 2;
    const [side, end] = isLevel ? ['h', 'v'] : ['v', 'h'];
    const [left, top] = isLevel ? [x - half, y - HALF] : [x - HALF, y - half];
    const middle = isLevel ? [x - half, y] : [x, y - half];
    return `M${short(left)} ${short(top)}${side}${short(length)}${end}${2 * HALF}${side}${short(-length)}zM${middle.map(short).join(' ')}${side}${short(length)}`;
  });
  return <path className="plan-windows" d={path.join('')} />;
}
