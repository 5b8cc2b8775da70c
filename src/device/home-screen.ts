/** Whether this is the app on the home screen of an iPhone or iPad, where downloads lead nowhere. */
export function isAppleHomeScreenApp(): boolean {
  return 'standalone' in navigator && navigator.standalone === true;
}

/** Whether this is the installed app, on any system. */
export function isInstalled(): boolean {
  return matchMedia('(display-mode: standalone)').matches || isAppleHomeScreenApp();
}
