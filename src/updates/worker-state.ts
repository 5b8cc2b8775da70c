export type WorkerState =
  | { kind: 'none' }
  | { kind: 'ready-offline' }
  | { kind: 'update-available'; apply: () => void }
  /** The visitor accepted the update, and the page is about to reload. */
  | { kind: 'updating' }
  /** The new worker can't activate yet: the old one is still busy. */
  | { kind: 'update-delayed'; apply: () => void }
  /** The new version is active, but this page was not reloaded because the visitor is typing. */
  | { kind: 'updated-elsewhere'; apply: () => void };
