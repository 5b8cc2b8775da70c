/**
 * Opens whatever is folded around an element.
 * @returns the outermost fold that was closed
 */
export function reveal(element: Element): HTMLDetailsElement | undefined {
  let closed: HTMLDetailsElement | undefined;
  for (let fold = element.closest('details'); fold; ) {
    if (!fold.open) closed = fold;
    fold.open = true;
    fold = fold.parentElement?.closest('details') ?? null;
  }
  return closed;
}
