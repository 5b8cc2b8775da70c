// What Chromium alone has, so that TypeScript's library has no types for it.

interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
}

interface InstallEvent extends ExtendableEvent {
  /** Since Chromium 123: what the browser answers itself, without asking the worker. */
  addRoutes?(routes: { condition: { urlPattern: string }; source: 'network' }[]): Promise<void>;
}

interface ServiceWorkerGlobalScopeEventMap {
  sync: SyncEvent;
  install: InstallEvent;
}
