/** The default phone of the tests. */
export const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
};

export const DESKTOP = { viewport: { width: 1280, height: 800 } };
