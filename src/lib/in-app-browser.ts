/** Apps that show links in a window of their own, by what they write into its name. */
const APPS: readonly (readonly [pattern: RegExp, app: string])[] = [
  [/Barcelona/, 'Threads'],
  [/Instagram/, 'Instagram'],
  [/FBAN|FBAV|FB_IAB|\bFBIOS\b/, 'Facebook'],
  [/LinkedInApp/, 'LinkedIn'],
  [/musical_ly|BytedanceWebview|\btrill_/, 'TikTok'],
  [/Snapchat/, 'Snapchat'],
  [/Twitter for|TwitterAndroid/, 'X'],
  [/Pinterest/, 'Pinterest'],
  [/MicroMessenger/, 'WeChat'],
  [/ Line\//, 'LINE'],
];

/**
 * The app in whose own browser a page is open, or nothing in a real one. Nothing can be installed there, and what it
 * stores is lost with it.
 */
export function appAround(userAgent: string): string | undefined {
  return APPS.find(([pattern]) => pattern.test(userAgent))?.[1];
}

/** The browser that a page should be opened in instead: the phone's own. */
export function browserFor(userAgent: string): 'Safari' | 'Chrome' {
  return /iPhone|iPad|Macintosh/.test(userAgent) ? 'Safari' : 'Chrome';
}

/** The bar that holds Share on an iPhone. Browsers other than Safari have it elsewhere. */
export function shareBar(userAgent: string): string {
  if (userAgent.includes('CriOS')) return 'Chrome’s address bar';
  if (userAgent.includes('EdgiOS')) return 'Edge’s menu';
  if (userAgent.includes('FxiOS')) return 'Firefox’s menu';
  return 'Safari’s bar';
}
