/**
 * Whether the backend tells of changes by itself. The embedded one, which answers on the page's own origin, does not;
 * to try would only put an error into the console.
 */
export function hasRealtime(restUrl: string, pageOrigin: string): boolean {
  return new URL(restUrl, pageOrigin).origin !== pageOrigin;
}
