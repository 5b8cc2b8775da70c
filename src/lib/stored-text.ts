import { object, parsed } from './shape';

/** A function, since naming `localStorage` or `sessionStorage` already throws where storage is denied. */
export type StoragePlace = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const ofBrowser: StoragePlace = () => localStorage;
export const ofTab: StoragePlace = () => sessionStorage;

/** Returns a stored text; `null` if there is none, or if storage is denied. */
export function readStored(key: string, place = ofBrowser): string | null {
  try {
    return place().getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text, or removes it if undefined. Does nothing where storage is full or denied. */
export function writeStored(key: string, text: string | undefined, place = ofBrowser): void {
  try {
    if (text === undefined) place().removeItem(key);
    else place().setItem(key, text);
  } catch {
    // What is stored this way is a convenience: without it the page works as on its first visit.
  }
}

/** Returns the keys that begin with `prefix`; none if storage is denied. */
export function storedKeys(prefix: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}

export type Draft = Record<string, string>;

/** Stores what was typed into a form but not yet sent. Without storage, drafts are silently not kept. */
export function createDraft(name: string, place?: StoragePlace) {
  const key = `draft:${name}`;
  return {
    read: () => onlyTexts(parsed(readStored(key, place), object({}))),
    write(values: Draft): void {
      const isFilled = Object.values(values).some((value) => value !== '');
      writeStored(key, isFilled ? JSON.stringify(values) : undefined, place);
    },
    forget: () => writeStored(key, undefined, place),
  };
}

/** Stored values are untrusted: an older version, or something else, may have written them. */
export function onlyTexts(stored: unknown): Draft {
  if (typeof stored !== 'object' || stored === null) return {};
  return Object.fromEntries(
    Object.entries(stored).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
}
