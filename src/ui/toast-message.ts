/** A short message about what just happened. */
export type Toast = { kind: 'done' | 'error'; title: string; description: string };

/** How long a message stays, by the specification. */
export const TOAST_MS = 4000;
