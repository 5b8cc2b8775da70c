import { StorageError } from './connection';

/**
 * Whether the browser denies this site all storage, for as long as the page is open; anything else may be a moment's fault.
 * Chromium reports that as an unknown error of the database, and by name where `localStorage` is read.
 */
export function isStorageDenied(error: unknown): boolean {
  if (!(error instanceof StorageError) || error.problem !== 'unavailable') return false;
  const { cause } = error;
  if (cause instanceof DOMException && cause.name === 'SecurityError') return true;
  try {
    return !globalThis.indexedDB || !localStorage;
  } catch {
    return true;
  }
}
