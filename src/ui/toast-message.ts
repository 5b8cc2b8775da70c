export type Toast = {
  kind: 'done' | 'error';
  title: string;
  description: string;
  /** Names somebody from the dashboard's lists, so it must be hidden while the password sheet covers those lists. */
  isOfRow?: boolean;
  /** An action button; pressing it dismisses the message. */
  action?: { label: string; run: () => void };
  /** The message that takes its place if that is known while it is still shown. */
  becomes?: Promise<Toast | undefined> | undefined;
  /** How long it stays, if not `TOAST_MS`. */
  ms?: number;
};

/** How long a message stays; from the specification. */
export const TOAST_MS = 4000;
