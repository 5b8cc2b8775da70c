/** What the page knows of its service worker. */
export type WorkerState =
  | { kind: 'none' }
  | { kind: 'ready-offline' }
  | { kind: 'update-available'; apply: () => void }
  /** The new version was asked for, and this page is about to load itself again. */
  | { kind: 'updating' }
  /** It could not take over so far: the older one has something to do that does not end. */
  | { kind: 'update-delayed'; apply: () => void }
  /** The new version is in charge, but this page was left alone because somebody writes on it. */
  | { kind: 'updated-elsewhere'; apply: () => void };
