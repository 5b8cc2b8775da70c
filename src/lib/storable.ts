// biome-ignore lint/suspicious/noControlCharactersInRegex: it matches control characters on purpose, except tab, line feed and carriage return
const CONTROL_IN_TEXT = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;
/** With the `u` flag a valid pair counts as one character, so only unpaired surrogates match. */
const LONE_SURROGATE = /\p{Surrogate}/gu;

/** Removes what PostgreSQL can't store, NUL and unpaired surrogates, before anything is validated or saved. */
export function storable(value: string): string {
  return value.replace(LONE_SURROGATE, '\ufffd').replace(CONTROL_IN_TEXT, '');
}
