/** Adds a style sheet that is loaded with a part of the page. */
export function addStyle(css: string): void {
  document.head.append(Object.assign(document.createElement('style'), { textContent: css }));
}
