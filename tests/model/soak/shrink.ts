/**
 * Removes from a list what a failure does not need: halves first, then ever smaller parts.
 * @param fails whether it still fails with this list
 * @param mayGoOn checked before each trial; if false, the best list so far is returned
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

/** Formats a list of numbers compactly: `1-3,7`. */
export function asRanges(numbers: readonly number[]): string {
  const ranges: [number, number][] = [];
  for (const number of numbers) {
    const last = ranges.at(-1);
    if (last && last[1] === number - 1) last[1] = number;
    else ranges.push([number, number]);
  }
  return ranges.map(([from, to]) => (from === to ? `${from}` : `${from}-${to}`)).join(',');
}

/**
 * Parses such a list.
 * @throws if it isn't one
 */
export function fromRanges(text: string): number[] {
  return text.split(',').flatMap((range) => {
    const [, from, to] = /^(\d+)(?:-(\d+))?$/.exec(range) ?? [];
    if (from === undefined) throw new Error(`"${range}" is neither a number nor a range.`);
    const first = Number(from);
    const count = Math.max(0, Number(to ?? from) - first + 1);
    return Array.from({ length: count }, (_, n) => first + n);
  });
}
