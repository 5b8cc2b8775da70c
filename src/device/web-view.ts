/**
 * Whether the page is shown in an app's web view, known or not; there a link to a new tab would replace the page.
 * Android marks web views in the user agent; on an iPhone only real browsers name Safari after their own version.
 */
export function isWebView(userAgent: string): boolean {
  return /; wv\)|AppleWebKit(?!.*(\d|ile) Safari\/)/.test(userAgent);
}
