const ADDRESS = /^\S+@\S+$/;

/** Splits an e-mail address before its `@` and each dot; any other text stays one part. */
export function addressParts(text: string): string[] {
  return ADDRESS.test(text) ? text.split(/(?=[@.])/) : [text];
}

/** Somebody else's text, which can't turn the direction of what is around it. A long address breaks between parts. */
export function PersonText({ children }: { children: string }) {
  const [first, ...rest] = addressParts(children);
  return (
    <bdi>
      {first}
      {rest.map((part) => [<wbr key={part} />, part])}
    </bdi>
  );
}
