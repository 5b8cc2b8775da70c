import { CHROMIUM_ARGS } from '../../scripts/chromium.ts';

/**
 * The switches of the browsers that run tests. They save a third of the processor's time: one process draws, without
 * emulating a graphics card, one renders, and scripts that run for a second are not optimised. Measurements are made
 * without them.
 */
export const TEST_BROWSER_ARGS: string[] = [
  ...CHROMIUM_ARGS,
  '--in-process-gpu',
  '--disable-gpu',
  '--disable-software-rasterizer',
  '--num-raster-threads=1',
  '--disable-site-isolation-trials',
  '--renderer-process-limit=1',
  '--js-flags=--no-opt --no-maglev',
];

/** With WebGL, which the switches of the others turn off: it is drawn by the processor. */
export const WEBGL_BROWSER_ARGS: string[] = TEST_BROWSER_ARGS.filter(
  (arg) => arg !== '--disable-software-rasterizer',
);
