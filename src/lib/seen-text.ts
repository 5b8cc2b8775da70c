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
