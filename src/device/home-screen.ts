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
