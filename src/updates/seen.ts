type Keeper = (path: string) => Promise<void>;

const seen = new Set<string>();
let keeper: Keeper | undefined;

/** Notes a page that is being read, for keeping once there is a worker. */
export function pageSeen(path: string): void {
  if (seen.has(path)) return;
  seen.add(path);
  keeper?.(path).catch(() => seen.delete(path));
}

/** From now on `keep` is called for each page that is seen, beginning with those that were. */
export function pagesSeen(keep: Keeper): void {
  keeper = keep;
  for (const path of seen) keep(path).catch(() => seen.delete(path));
}
