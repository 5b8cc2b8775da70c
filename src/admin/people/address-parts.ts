const ADDRESS = /^\S+@\S+$/;

/** The parts of an e-mail address, each after the first beginning with its `@` or dot; any other text is one part. */
export function addressParts(text: string): string[] {
  return ADDRESS.test(text) ? text.split(/(?=[@.])/) : [text];
}
