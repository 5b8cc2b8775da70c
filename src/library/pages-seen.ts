type Keeper = (path: string) => Promise<void>;

const seen = new Set<string>();
let keeper: Keeper | undefined;

/** Records a page being viewed, to be stored once there is a worker. */
export function pageSeen(path: string): void {
  if (seen.has(path)) return;
  seen.add(path);
  keeper?.(path).catch(() => seen.delete(path));
}

/** Calls `keep` for each viewed page, including those recorded so far. */
export function pagesSeen(keep: Keeper): void {
  keeper = keep;
  for (const path of seen) keep(path).catch(() => seen.delete(path));
}
