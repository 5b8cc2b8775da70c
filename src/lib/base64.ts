/** Returns bytes in base64. (`Uint8Array.prototype.toBase64` is missing from phones of before 2025.) */
export function toBase64(bytes: ArrayBuffer): string {
  // Letter by letter: a call with an argument for each byte would overflow the stack.
  return btoa(Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join(''));
}

/** Returns the bytes of a text in base64. @throws if it is none */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
}
