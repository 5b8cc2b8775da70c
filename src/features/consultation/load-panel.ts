type PanelModule = typeof import('./panel');

let loaded: PanelModule | undefined;

/** Fetches the panel and its calendar: a chunk that most visits do without. */
export async function loadPanel(): Promise<PanelModule> {
  loaded ??= await import('./panel');
  return loaded;
}

/** The panel, if it is there already. */
export function loadedPanel(): PanelModule | undefined {
  return loaded;
}

/** Fetches it ahead of need: a finger that comes down on an opener takes a moment to go up. */
export function preloadPanel(): void {
  loadPanel().catch(() => undefined);
}
