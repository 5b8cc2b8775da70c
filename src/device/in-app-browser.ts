/** Apps that open links in their own browser, recognised by the user agent. */
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

/** Returns the app whose own browser shows the page, where nothing can be installed and storage does not last. */
export function appAround(userAgent: string): string | undefined {
  return APPS.find(([pattern]) => pattern.test(userAgent))?.[1];
}

/** Returns the phone's own browser, in which the page should be opened instead. */
export function browserFor(userAgent: string): 'Safari' | 'Chrome' {
  return /iPhone|iPad|Macintosh/.test(userAgent) ? 'Safari' : 'Chrome';
}

/** Returns where an iPhone's browser has its Share button; browsers other than Safari have it elsewhere. */
export function shareBar(userAgent: string): string {
  if (userAgent.includes('CriOS')) return 'Chrome’s address bar';
  if (userAgent.includes('EdgiOS')) return 'Edge’s menu';
  if (userAgent.includes('FxiOS')) return 'Firefox’s menu';
  return 'Safari’s bar';
}
