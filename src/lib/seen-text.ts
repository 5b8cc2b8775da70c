/** Something that is seen: neither a blank nor a character that only hides, joins or directs others. */
const SEEN = /[^\s\p{DI}\u2800]/u;
const UNSEEN = /[\p{DI}\u2800]/gu;
/** What turns the direction of the text that follows. Names in right-to-left scripts need none of it. */
const TURNS = /[\u202a-\u202e\u2066-\u2069]/g;

/** Whether anything of a text is seen. */
export const isSeen = (text: string) => SEEN.test(text);

/** A line that leaves the direction of what stands beside it alone. The database removes the same. */
export const withoutTurns = (line: string) => line.replace(TURNS, '');

/** An e-mail address without what came along from the clipboard unseen. The database removes the same. */
export const withoutUnseen = (address: string) => address.replace(UNSEEN, '');
