/** The parts of a parsed text that are read here. */
type Node = { tagName?: string; properties?: { id?: unknown } };

/** Removes the ids of the headings that no table of contents lists: nothing links to them. */
export function listedHeadings() {
  return ({ children }: { children: Node[] }): void => {
    for (const { tagName, properties } of children) {
      if (properties && /^h[3-6]$/.test(tagName ?? '')) delete properties.id;
    }
  };
}
