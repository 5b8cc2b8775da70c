// Background Sync is Chromium's alone, so TypeScript's library has no types for it.
interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
}

interface ServiceWorkerGlobalScopeEventMap {
  sync: SyncEvent;
}
