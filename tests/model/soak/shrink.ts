/**
 * Leaves out of a list what a failure does not need: halves first, then ever smaller parts.
 * @param fails whether it still fails with this list
 * @param mayGoOn asked before each trial; what was found by then is the answer
 */
export async function shrink<T>(
  list: readonly T[],
  fails: (list: readonly T[]) => Promise<boolean>,
  mayGoOn: () => boolean = () => true,
): Promise<readonly T[]> {
  let left = list;
  for (let size = Math.ceil(left.length / 2); size >= 1; size = Math.floor(size / 2)) {
    for (let from = 0; from < left.length && mayGoOn(); ) {
      const without = [...left.slice(0, from), ...left.slice(from + size)];
      if (await fails(without)) left = without;
      else from += size;
    }
  }
  return left;
}

/** A list of numbers in few letters: `1-3,7`. */
export function asRanges(numbers: readonly number[]): string {
  const ranges: [number, number][] = [];
  for (const number of numbers) {
    const last = ranges.at(-1);
    if (last && last[1] === number - 1) last[1] = number;
    else ranges.push([number, number]);
  }
  return ranges.map(([from, to]) => (from === to ? `${from}` : `${from}-${to}`)).join(',');
}

/** @throws if it is no such list */
export function fromRanges(text: string): number[] {
  return text.split(',').flatMap((range) => {
    const [, from, to] = /^(\d+)(?:-(\d+))?$/.exec(range) ?? [];
    if (from === undefined) throw new Error(`"${range}" is no number and no range.`);
    const first = Number(from);
    const count = Math.max(0, Number(to ?? from) - first + 1);
    return Array.from({ length: count }, (_, n) => first + n);
  });
}
