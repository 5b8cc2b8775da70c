// biome-ignore lint/suspicious/noControlCharactersInRegex: it matches control characters on purpose, except tab, line feed and carriage return
const CONTROL_IN_TEXT = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;
/** With the `u` flag a valid pair counts as one character, so only unpaired surrogates match. */
const LONE_SURROGATE = /\p{Surrogate}/gu;

/** Removes what PostgreSQL can't store, NUL and unpaired surrogates, before anything is validated or saved. */
export function storable(value: string): string {
  return value.replace(LONE_SURROGATE, '\ufffd').replace(CONTROL_IN_TEXT, '');
}

/** Something that is seen: neither a blank nor a character that only hides, joins or directs others. */
const SEEN = /[^\s\p{DI}\u2800]/u;
const UNSEEN = /[\p{DI}\u2800]/gu;
/** What turns the direction of the text that follows. Names in right-to-left scripts need none of it. */
const TURNS = /[\u202a-\u202e\u2066-\u2069]/g;
/** More marks upon one letter than any language has: a tower of them covers the lines above. */
const TOWER = /([\u0300-\u036f]{5})[\u0300-\u036f]+/g;

/** Whether anything of a text is seen. */
export const isSeen = (text: string) => SEEN.test(text);

/** A line that disturbs nothing beside or above it. The database removes the same. */
export const quietLine = (line: string) => line.replace(TURNS, '').replace(TOWER, '$1');

/** An e-mail address without what came along from the clipboard unseen. The database removes the same. */
export const withoutUnseen = (address: string) => address.replace(UNSEEN, '');
