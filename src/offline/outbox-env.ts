import type { DeviceEnv } from './connection';
import type { CreateSending } from './sending';

/** Everything a page's outbox needs from outside; tests pass doubles. */
export type OutboxEnv = DeviceEnv & {
  /** Loads the sending half; called when there is something to send. */
  loadSending(): Promise<CreateSending>;
  /** Asks the browser to keep our storage; called once, after the first save. */
  persist?: () => unknown;
  /** Asks for a background sync; called whenever something waits. */
  registerSync?: () => unknown;
  /** Frees space when the device is full, by deleting what can be fetched again (caches). */
  freeSpace?: () => Promise<unknown>;
  /** Logs a failure that the outbox survives. It carries no personal data. */
  report?: (error: unknown) => void;
};
