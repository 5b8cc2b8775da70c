import type { ReactNode } from 'react';
import { DOOR, type Door, doorsOf } from '../../domain/doors';
import type { Room } from '../../domain/drawings';
import { largestUrl, type Picture } from '../../domain/picture';
import type { Property } from '../../domain/property';
import { LINE, type RoomLabel, roomLabel, SMALLER } from './room-label';

type Props = {
  id: string;
  title: string;
  rooms: Room[];
  plan: { width: number; depth: number };
  /** Pictures of rooms: a tap on a room shows its own. */
  story?: Property['story'];
  /** Drawn below its names, in its metres. */
  children?: ReactNode;
};

/** How tall letters are in a drawing as wide as a phone: this share of its width. */
const LETTERS = 0.033;
const EDGE = 0.1;

/** A floor plan to scale, with each room’s name and sides, and the doors. */
export function FloorPlan({
  id,
  title,
  rooms,
  plan: { width, depth },
  story = [],
  children,
}: Props) {
  const doors = doorsOf(rooms, { width, depth });
  const labelled = rooms.map((room) => ({
    room,
    label: roomLabel(room.name, sidesOf(room), room, width * LETTERS),
  }));
  const small = labelled.filter(({ label }) => !label.hasSides).map(({ room }) => room);
  return (
    <figure className="floor-plan my-3" aria-label={title}>
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: the figure has a label, and all in it is said in letters */}
      <svg
        className="drawing"
        fontSize={short(width * LETTERS)}
        viewBox={`-${EDGE} -${EDGE} ${width + 2 * EDGE} ${depth + 2 * EDGE}`}
      >
        {/* Below the names, which stay whole where a door swings across them. */}
        <path id={id} d={doors.map(wayIn).join('')} />
        {children}
        {labelled.map(({ room, label }) => (
          <RoomBox key={room.name} room={room} picture={pictureOf(story, room)} {...label} />
        ))}
        <use href={`#${id}`} className="drawing-gap" />
      </svg>
      <figcaption className="note">
        {`${small.map((room) => `${room.name} ${sidesOf(room)} m. `).join('')}Our own drawing, to scale, sides in metres.${story.length > 0 ? ' A tap on a room shows its picture.' : ''}`}
      </figcaption>
    </figure>
  );
}

const pictureOf = (story: Property['story'], { name }: Room) =>
  story.find(({ room }) => room && name.startsWith(room))?.picture;

type RoomProps = RoomLabel & { room: Room; picture: Picture | undefined };

function RoomBox({ room, picture, lines, isSmaller, isTurned }: RoomProps) {
  const { x, y, width, depth, outside } = room;
  const box = (
    <>
      <rect {...(outside && { strokeDasharray: '0.2' })} />
      <text
        y="50%"
        className={isTurned ? 'drawing-turned' : undefined}
        {...(isSmaller && { fontSize: `${SMALLER}em` })}
      >
        {lines.map((line, index) => (
          <tspan key={line} x="50%" dy={index === 0 ? firstLine(lines) : `${LINE}em`}>
            {line}{' '}
          </tspan>
        ))}
      </text>
    </>
  );
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it is a part of the drawing around it, which has a label
    <svg x={x} y={y} width={width} height={depth}>
      {picture ? (
        <a href={largestUrl(picture)} data-picture={picture.name}>
          {box}
        </a>
      ) : (
        box
      )}
    </svg>
  );
}

/** The middle of all lines is the middle of the room. */
const firstLine = ({ length }: string[]) =>
  length > 1 ? `${short(-((length - 1) / 2) * LINE)}em` : undefined;

const sidesOf = ({ width, depth }: Room) => `${width} × ${depth}`;

/** The gap in the wall first; then, of a door, the quarter of a circle in which it swings, and its leaf, open. */
function wayIn({ x, y, isLevel, along, leaf }: Door): string {
  const gap = `M${short(x)} ${short(y)}${isLevel ? 'h' : 'v'}${short(along)}`;
  if (leaf === undefined) return gap;
  const sweep = (along > 0 === leaf > 0) === isLevel ? 1 : 0;
  const [dx, dy] = isLevel ? [-along, leaf] : [leaf, -along];
  return `${gap}a${short(DOOR)} ${short(DOOR)} 0 0 ${sweep} ${short(dx)} ${short(dy)}z`;
}

/** A number as drawings write it: to the centimetre, and without a zero before its point. */
const short = (metres: number) => String(Math.round(metres * 100) / 100).replace(/^(-?)0\./, '$1.');
