/** Opens whatever is folded around an element. */
export function reveal(element: Element): void {
  for (let fold = element.closest('details'); fold; ) {
    fold.open = true;
    fold = fold.parentElement?.closest('details') ?? null;
  }
}
