/** As wide as the layout of desks, with a mouse: a narrow window may be a phone that claims to have one. */
const COMPUTER = '(min-width: 52rem) and (hover: hover) and (pointer: fine)';

/** A text that speaks of "this phone", in the words of the device that it is read on. */
export function onThisDevice(text: string): string {
  return matchMedia(COMPUTER).matches ? text.replace(/\b(this) phone\b/gi, '$1 computer') : text;
}

/**
 * Whether the page is shown in an app's web view, known or not; there a link to a new tab would replace the page.
 * Android marks web views in the user agent; on an iPhone only real browsers name Safari after their own version.
 */
export function isWebView(userAgent: string): boolean {
  return /; wv\)|AppleWebKit(?!.*(\d|ile) Safari\/)/.test(userAgent);
}

/** Whether this is the app on the home screen of an iPhone or iPad, where downloads lead nowhere. */
export function isAppleHomeScreenApp(): boolean {
  return 'standalone' in navigator && navigator.standalone === true;
}

/** Whether this is the installed app, on any system. */
export function isInstalled(): boolean {
  return matchMedia('(display-mode: standalone)').matches || isAppleHomeScreenApp();
}

/** iPhones, and iPads that identify as Macs. Every browser there is Safari underneath, but only Safari can install. */
export function isAppleTouch(): boolean {
  return (
    /iPhone|iPad/.test(navigator.userAgent) ||
    (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1)
  );
}

/** Shows a number on the installed app's icon; none for 0. */
export function showBadge(count: number): void {
  if (!('setAppBadge' in navigator)) return;
  void navigator.setAppBadge(count).catch(() => undefined);
}
