// APIs of Chromium only, which TypeScript's library doesn't declare.

interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
}

interface InstallEvent extends ExtendableEvent {
  /** Since Chromium 123: static routes, which the browser answers without starting the worker. */
  addRoutes?(routes: { condition: { urlPattern: string }; source: 'network' }[]): Promise<void>;
}

interface ServiceWorkerGlobalScopeEventMap {
  sync: SyncEvent;
  install: InstallEvent;
}
