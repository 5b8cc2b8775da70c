type PanelModule = typeof import('./panel');

let loaded: PanelModule | undefined;

/** Loads the panel with its calendar, a chunk that most visits don't need. */
export async function loadPanel(): Promise<PanelModule> {
  loaded ??= await import('./panel');
  return loaded;
}

/** The panel, if it has been loaded already. */
export function loadedPanel(): PanelModule | undefined {
  return loaded;
}

/** Loads it ahead of the click, when a finger or pointer touches the button. */
export function preloadPanel(): void {
  loadPanel().catch(() => undefined);
}
