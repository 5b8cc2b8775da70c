import { object, parsed } from './shape';
import { readStored, type StoragePlace, writeStored } from './stored-text';

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
    erase: () => writeStored(key, undefined, place),
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
