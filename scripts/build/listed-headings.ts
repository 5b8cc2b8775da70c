/** What of a parsed text is read here. */
type Node = { tagName?: string; properties?: { id?: unknown } };

/** Leaves an id to the headings that a table of contents lists: nothing links to those below them. */
export function listedHeadings() {
  return ({ children }: { children: Node[] }): void => {
    for (const { tagName, properties } of children) {
      if (properties && /^h[3-6]$/.test(tagName ?? '')) delete properties.id;
    }
  };
}
