import type { Room } from '../../../domain/drawings';
import { Drawing } from './drawing';

type Props = { title: string; rooms: Room[]; plan: { width: number; depth: number } };

/** A floor plan to scale. Rooms are numbered, because their names would not fit into the small ones. */
export function FloorPlan({ title, rooms, plan: { width, depth } }: Props) {
  return (
    <figure className="my-3">
      <Drawing label={title} viewBox={`-0.1 -0.1 ${width + 0.2} ${depth + 0.2}`}>
        {rooms.map((room, index) => (
          <g key={room.name}>
            <rect
              x={room.x}
              y={room.y}
              width={room.width}
              height={room.depth}
              {...(room.outside && { strokeDasharray: '0.2' })}
            />
            <text x={middle(room.x, room.width)} y={middle(room.y, room.depth)} fontSize="0.55">
              {index + 1}
            </text>
          </g>
        ))}
      </Drawing>
      <figcaption>
        <ol className="figures md:columns-2">
          {rooms.map((room) => (
            <li key={room.name}>
              {`${room.name}, ${room.width} × ${room.depth} m`}
            </li>
          ))}
        </ol>
      </figcaption>
    </figure>
  );
}

function middle(start: number, length: number): number {
  return Number((start + length / 2).toFixed(2));
}
