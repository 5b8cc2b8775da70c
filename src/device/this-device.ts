/** As wide as the layout of desks, with a mouse: a narrow window may be a phone that claims to have one. */
const COMPUTER = '(min-width: 52rem) and (hover: hover) and (pointer: fine)';

/** A text that speaks of "this phone", in the words of the device that it is read on. */
export function onThisDevice(text: string): string {
  return matchMedia(COMPUTER).matches ? text.replace(/\b(this) phone\b/gi, '$1 computer') : text;
}
