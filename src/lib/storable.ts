// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for; tab, line feed and carriage return are text
const CONTROL_IN_TEXT = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;
/** With the `u` flag a proper pair is one character, so only a half of one is left to match. */
const LONE_SURROGATE = /\p{Surrogate}/gu;

/** PostgreSQL stores neither NUL nor half a surrogate pair: they go before anything is checked or kept. */
export function storable(value: string): string {
  return value.replace(LONE_SURROGATE, '\ufffd').replace(CONTROL_IN_TEXT, '');
}
