/** A short message about what just happened. */
export type Toast = {
  kind: 'done' | 'error';
  title: string;
  description: string;
  /** It names somebody from the dashboard's lists: nobody reads it while the question for the password covers them. */
  isOfRow?: boolean;
  /** What can be done about it; the message goes with it. */
  action?: { label: string; run: () => void };
  /** How long it stays, if not as long as others. */
  ms?: number;
};

/** How long a message stays, by the specification. */
export const TOAST_MS = 4000;
