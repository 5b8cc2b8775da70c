/**
 * Translators in browsers replace texts by elements of their own (`<font>`), or move them into one. React, which is not
 * told, would write into a text that is no longer in the page, and fail when it removes it or inserts something before
 * it. So a text is put back before React touches it; the translator sees that, and translates it again. What an
 * extension has wrapped in an element of another kind is removed where it is, and what belongs before it is inserted
 * before the wrapper.
 */
export function putTextsBack(): void {
  const { insertBefore, removeChild } = Node.prototype;
  const value = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue');
  /** What is in the place of what. */
  const standIns = new WeakMap<Node, Node>();
  const observer = new MutationObserver(note);
  observer.observe(document.body, { childList: true, subtree: true });

  Object.defineProperty(Text.prototype, 'nodeValue', {
    ...value,
    set(this: Text, text: string | null) {
      if (!this.isConnected) putBack(this);
      value?.set?.call(this, text);
    },
  });

  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    if (child.parentNode !== this) putBack(child);
    let parent = child.parentNode;
    // What has no parent is gone already.
    if (parent) removeChild.call(parent, child);
    while (parent && parent !== this && this.contains(parent) && !parent.hasChildNodes()) {
      const wrapper = parent;
      parent = wrapper.parentNode;
      if (parent) removeChild.call(parent, wrapper);
    }
    return child;
  };

  Node.prototype.insertBefore = function <T extends Node>(
    this: Node,
    node: T,
    next: Node | null,
  ): T {
    if (next && next.parentNode !== this) putBack(next);
    let place = next;
    while (place && place.parentNode !== this && this.contains(place)) place = place.parentNode;
    // This fails if its place is no longer known: `Contained` then renders the part anew.
    insertBefore.call(this, node, place);
    return node;
  };

  /** Remembers what was put in the place of what, in one step or in two. */
  function note(changes: MutationRecord[]): void {
    let added: Node | undefined;
    for (const { addedNodes, removedNodes, previousSibling, nextSibling } of changes) {
      const removed = removedNodes.length === 1 && removedNodes[0];
      if (addedNodes.length > 0) added = addedNodes[0];
      const isInPlace = addedNodes.length > 0 || added === previousSibling || added === nextSibling;
      if (!removed || !added || !isInPlace) continue;
      standIns.set(removed, added);
      // The text is in the page again, so nothing stands in for it: chains never form a cycle.
      standIns.delete(added);
    }
  }

  function putBack(node: Node): void {
    note(observer.takeRecords());
    let place: Node | null | undefined = node;
    while (place && !place.isConnected) place = standIns.get(place);
    while (place?.parentNode?.nodeName === 'FONT') place = place.parentNode;
    if (place && place !== node) place.parentNode?.replaceChild(node, place);
  }
}
