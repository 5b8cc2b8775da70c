import { describe, expect, it } from 'vitest';
import { appAround, browserFor, shareBar } from './in-app-browser';
import { isWebView } from './this-device';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const ANDROID =
  'Mozilla/5.0 (Linux; Android 15; SM-A155F Build/AP3A; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/140.0.0.0 Mobile Safari/537.36';

describe('the in-app browser', () => {
  it.each([
    [`${IPHONE} Mobile/15E148 Instagram 390.0.0.28.85 (iPhone15,2; iOS 18_5; en_GB)`, 'Instagram'],
    [`${ANDROID} Instagram 390.0.0.30.84 Android`, 'Instagram'],
    [
      `${IPHONE} Mobile/15E148 [FBAN/FBIOS;FBAV/520.0.0.38.101;FBBV/756;FBDV/iPhone15,2]`,
      'Facebook',
    ],
    [`${ANDROID} [FB_IAB/FB4A;FBAV/519.0.0.44.85;]`, 'Facebook'],
    [`${IPHONE} Mobile/15E148 [LinkedInApp]/9.31.2`, 'LinkedIn'],
    [`${IPHONE} Mobile/15E148 Barcelona 400.0.0.32.73 (iPhone15,2; iOS 18_5; en_GB)`, 'Threads'],
    [`${ANDROID} Barcelona 400.0.0.30.84 Android`, 'Threads'],
    [`${IPHONE} Mobile/15E148 Snapchat/13.40.0 (like Safari/8621.2.5, panda)`, 'Snapchat'],
    [`${IPHONE} Mobile/15E148 [Pinterest/iOS]`, 'Pinterest'],
    [`${IPHONE} Mobile/15E148 MicroMessenger/8.0.60 NetType/4G Language/en`, 'WeChat'],
    [`${IPHONE} Mobile/15E148 Safari Line/15.10.0`, 'LINE'],
    [`${ANDROID} trill_400603 BytedanceWebview/d8a21c6`, 'TikTok'],
  ])('is detected: %s', (userAgent, app) => {
    expect(appAround(userAgent)).toBe(app);
    expect(isWebView(userAgent)).toBe(true);
  });

  it.each([
    `${IPHONE} Version/18.5 Mobile/15E148 Safari/604.1`,
    `${IPHONE} CriOS/140.0.7339.39 Mobile/15E148 Safari/604.1`,
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
  ])('is not confused with a real browser: %s', (userAgent) => {
    expect(appAround(userAgent)).toBeUndefined();
    expect(isWebView(userAgent)).toBe(false);
  });

  it('leads on to the phone’s own browser', () => {
    expect(browserFor(IPHONE)).toBe('Safari');
    expect(browserFor(ANDROID)).toBe('Chrome');
  });
});

it('the Share button on an iPhone is described where the current browser has it', () => {
  expect(shareBar(`${IPHONE} Version/18.5 Mobile/15E148 Safari/604.1`)).toBe('Safari’s bar');
  expect(shareBar(`${IPHONE} CriOS/140.0.7339.39 Mobile/15E148 Safari/604.1`)).toBe(
    'Chrome’s address bar',
  );
});
