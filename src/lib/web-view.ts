/**
 * Whether the page stands in an app's own window, known or not: there a link to a new tab takes the page's place. Android
 * marks such windows; on an iPhone only real browsers name Safari after their own version.
 */
export function isWebView(userAgent: string): boolean {
  return /; wv\)|AppleWebKit(?!.*(\d|ile) Safari\/)/.test(userAgent);
}
