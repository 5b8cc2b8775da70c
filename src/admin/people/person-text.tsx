const ADDRESS = /^\S+@\S+$/;

/** Splits an e-mail address before its `@` and each dot; any other text stays one part. */
export function addressParts(text: string): string[] {
  return ADDRESS.test(text) ? text.split(/(?=[@.])/) : [text];
}

/**
 * Text written by somebody else, kept from changing the direction of the text around it. An e-mail address too long for
 * its line breaks between its parts.
 */
export function PersonText({ children }: { children: string }) {
  const [first, ...rest] = addressParts(children);
  return (
    <bdi>
      {first}
      {rest.map((part) => [<wbr key={part} />, part])}
    </bdi>
  );
}
