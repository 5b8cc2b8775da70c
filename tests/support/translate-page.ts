/**
 * Does to a page what a browser's translator does: every text, also of later ones, is replaced by elements with a text
 * of their own. The words stay, so that they can be compared with those of a page that nobody translates. Runs in the page.
 */
export function translatePage(): void {
  const font = () => document.createElement('font');
  const translate = (text: Node) => {
    const parent = text.parentElement;
    if (!text.nodeValue?.trim() || !parent || parent.closest('font, script, style, textarea, svg'))
      return;
    const outer = font();
    outer.appendChild(font()).textContent = text.nodeValue;
    parent.replaceChild(outer, text);
  };
  const translateAll = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    for (let text: Node | null = walker.currentNode; text; text = walker.nextNode()) {
      if (text instanceof Text) texts.push(text);
    }
    texts.forEach(translate);
  };
  const start = () => {
    translateAll(document.body);
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        if (target instanceof Text) translate(target);
        addedNodes.forEach(translateAll);
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  };
  if (document.readyState !== 'loading') start();
  else addEventListener('DOMContentLoaded', start);
}
