import { Fragment, type ReactNode } from 'react';
import { DOOR, type Door, doorsOf } from '../../domain/doors';
import type { Facade, Room } from '../../domain/drawings';
import { largestUrl, type Picture } from '../../domain/picture';
import type { Property } from '../../domain/property';

type Share = { x: number; y: number };

type Props = {
  id: string;
  title: string;
  rooms: Room[];
  plan: { width: number; depth: number };
  /** Pictures of rooms: a tap on a room shows its own. */
  story?: Property['story'];
  /** The side that looks north. */
  north?: Facade;
  /** Where names stand that are not in the middle of their rooms, in shares of the room’s sides. */
  namesAt?: Record<string, Share>;
  /** Examples, drawn below its names, in its metres. */
  furniture?: ReactNode;
  /** Drawn below its names as well. */
  children?: ReactNode;
  /** Drawn over its walls. */
  over?: ReactNode;
};

/** How tall letters are in a drawing as wide as a phone: this share of its width. */
const LETTERS = 0.033;
const EDGE = 0.1;
/** What the arrow takes below the plan, in letters. */
const ARROW = 3;

const DEGREES: Record<Facade, number> = { top: 0, right: 90, bottom: 180, left: 270 };

type ArrowProps = { side: Facade; x: number; y: number; letters: number };

/** An arrow to the north, below the plan at its right. */
function NorthArrow({ side, x, y, letters }: ArrowProps) {
  const middle = short(y + (letters * ARROW) / 2);
  return (
    <>
      <path
        className="plan-north"
        transform={`translate(${short(x)} ${middle})rotate(${DEGREES[side]})scale(${short(letters)})`}
        d="M0 1V-1m-.4.6l.4-.6.4.6"
      />
      <text x={short(x - 2.8 * letters)} y={middle}>
        North
      </text>
    </>
  );
}

/** A floor plan to scale, with each room’s name and sides, and the doors. */
export function FloorPlan({
  id,
  title,
  rooms,
  plan: { width, depth },
  story = [],
  north,
  namesAt = {},
  furniture,
  children,
  over,
}: Props) {
  const doors = doorsOf(rooms, { width, depth });
  const labelled = rooms.map((room) => ({
    room,
    label: roomLabel(room.name, sidesOf(room), room, width * LETTERS),
  }));
  const letters = width * LETTERS;
  const hasPictures = rooms.some((room) => pictureOf(story, room));
  const small = labelled.filter(({ label }) => !label.hasSides).map(({ room }) => room);
  return (
    <figure className="floor-plan my-3" aria-label={title}>
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: the figure has a label, and all in it is said in letters */}
      <svg
        className="drawing"
        fontSize={short(width * LETTERS)}
        viewBox={`-${EDGE} -${EDGE} ${width + 2 * EDGE} ${short(depth + 2 * EDGE + (north ? ARROW * letters : 0))}`}
      >
        {/* Below the names, which stay whole where a door swings across them. */}
        <path id={id} d={doors.map(wayIn).join('')} />
        {furniture}
        {children}
        {labelled.map(({ room, label }) => (
          <RoomBox
            key={room.name}
            room={room}
            nameAt={namesAt[room.name] ?? MIDDLE}
            picture={pictureOf(story, room)}
            {...label}
          />
        ))}
        <use href={`#${id}`} className="drawing-gap" />
        {over}
        {north && <NorthArrow side={north} x={width - letters} y={depth} letters={letters} />}
      </svg>
      <figcaption className="note">
        {`${small.map((room) => `${room.name} ${sidesOf(room)} m. `).join('')}Our own drawing, to scale, with dimensions in metres.${furniture ? ' The furniture is an example.' : ''}${hasPictures ? ' A tap on an underlined room shows its picture.' : ''}`}
      </figcaption>
    </figure>
  );
}

const pictureOf = (story: Property['story'], { name }: Room) =>
  story.find(({ room }) => room && name.startsWith(room))?.picture;

const MIDDLE: Share = { x: 0.5, y: 0.5 };

type RoomProps = RoomLabel & { room: Room; nameAt: Share; picture: Picture | undefined };

function RoomBox({ room, nameAt, picture, lines, isSmaller, isTurned }: RoomProps) {
  const { x, y, width, depth, outside } = room;
  const box = (
    <>
      <rect {...(outside && { strokeDasharray: '0.2' })} />
      <text
        y={`${nameAt.y * 100}%`}
        className={isTurned ? 'drawing-turned' : undefined}
        {...(isSmaller && { fontSize: `${SMALLER}em` })}
      >
        {lines.map((line, index) => (
          <Fragment key={line}>
            <tspan x={`${nameAt.x * 100}%`} dy={index === 0 ? firstLine(lines) : `${LINE}em`}>
              {line}
            </tspan>{' '}
          </Fragment>
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
export const short = (metres: number): string =>
  String(Math.round(metres * 100) / 100).replace(/^(-?)0\./, '$1.');

/** How wide a letter is on average, and how far apart lines are, measured in the height of the letters. */
const LETTER = 0.54;
const LINE = 1.15;
/** Between letters and walls, in metres. */
const MARGIN = 0.08;
/** In a small room, letters may be this much smaller, and no more. */
const SMALLER = 0.85;

type RoomLabel = {
  lines: string[];
  isSmaller: boolean;
  /** Whether it is read from below: for rooms that are narrow and deep. */
  isTurned: boolean;
  /** Whether the room’s sides have found a place below its name. */
  hasSides: boolean;
};

/**
 * Fits a room’s name into its outline, and its sides if there is room for them.
 * @param letters how tall they are, in the unit of the outline
 */
export function roomLabel(
  name: string,
  sides: string,
  { width, depth }: { width: number; depth: number },
  letters: number,
): RoomLabel {
  const ways = [false, true].flatMap((isSmaller) =>
    [false, true].map((isTurned) => {
      const size = isSmaller ? letters * SMALLER : letters;
      const [across, down] = isTurned ? [depth, width] : [width, depth];
      const most = Math.floor((across - 2 * MARGIN) / (size * LETTER));
      const lines = wrapped(name, most);
      const isIn = (of: string[]) =>
        of.every(({ length }) => length <= most) && of.length * LINE * size <= down - MARGIN;
      const both = [...lines, sides];
      const hasSides = isIn(both);
      return {
        lines: hasSides ? both : lines,
        isSmaller,
        isTurned,
        hasSides,
        fits: isIn(lines),
      };
    }),
  );
  const found = ways.find(({ fits }) => fits);
  if (!found) throw new Error(`“${name}” does not fit into its room.`);
  const { fits: _, ...label } = found;
  return label;
}

/** As few lines as there can be, of at most so many letters unless a word is longer. */
function wrapped(words: string, most: number): string[] {
  const lines: string[] = [];
  for (const word of words.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= most) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else {
      lines.push(word);
    }
  }
  return lines;
}
