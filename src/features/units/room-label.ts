/** How wide a letter is on average, and how far apart lines are, measured in the height of the letters. */
const LETTER = 0.54;
export const LINE = 1.15;
/** Between letters and walls, in metres. */
const MARGIN = 0.08;
/** In a small room, letters may be this much smaller, and no more. */
export const SMALLER = 0.85;

export type RoomLabel = {
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
