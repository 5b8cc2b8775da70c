import type { Room } from '../../../domain/drawings';
import { Box, Drawing } from './drawing';

type Props = { title: string; rooms: Room[]; plan: { width: number; depth: number } };

/** A floor plan to scale. Rooms are numbered, because their names would not fit into the small ones. */
export function FloorPlan({ title, rooms, plan: { width, depth } }: Props) {
  return (
    <figure className="my-3">
      <Drawing label={title} viewBox={`-0.1 -0.1 ${width + 0.2} ${depth + 0.2}`}>
        {rooms.map((room, index) => (
          <Box
            key={room.name}
            x={room.x}
            y={room.y}
            width={room.width}
            height={room.depth}
            letters="0.55"
            isOutside={room.outside}
          >
            {index + 1}
          </Box>
        ))}
      </Drawing>
      <figcaption>
        <ol className="figures md:columns-2">
          {rooms.map((room) => (
            <li key={room.name}>{`${room.name}, ${room.width} × ${room.depth} m`}</li>
          ))}
        </ol>
      </figcaption>
    </figure>
  );
}
