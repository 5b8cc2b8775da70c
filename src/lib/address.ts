import { withoutUnseen } from './storable';

/** What phones make of an apostrophe, or offer in its place. */
const APOSTROPHES = /[’‘‛ʼʻ´`′＇]/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: a line break before the bracket is a forged mail header, not a name
const NAMED = /^[^<>\u0000-\u001f\u007f-\u009f]*<([^<>]*)>[\s.,;]*$/;
const LINK = /^mailto:([^?]*).*$/i;
/** What a sentence or a list leaves around an address. */
const AROUND = /^[\s("']+|[\s.,;:!?)"']+$/g;

/**
 * The address in what was typed or pasted: `Ada Obi <ada@example.com>`, `mailto:…`, the end of a sentence. Whatever is not
 * an address stays what it is, for the rules to refuse. The database reads the same (`private.clean_address`).
 */
export function cleanAddress(typed: string): string {
  return withoutUnseen(typed)
    .trim()
    .replace(NAMED, '$1')
    .trim()
    .replace(LINK, '$1')
    .replace(APOSTROPHES, "'")
    .replace(AROUND, '');
}
