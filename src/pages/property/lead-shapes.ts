import type { PropertyHead } from '../../domain/property-head';

const PHONE = '(max-width: 40rem)';
export const DARK = '(prefers-color-scheme: dark)';

/** The first picture is upright on phones, and at dusk in the dark scheme. */
export function leadShapes({ portrait, dusk, portraitAtDusk }: PropertyHead['lead']) {
  return [
    ...(portraitAtDusk ? [{ picture: portraitAtDusk, media: `${PHONE} and ${DARK}` }] : []),
    ...(portrait ? [{ picture: portrait, media: PHONE }] : []),
    ...(dusk ? [{ picture: dusk, media: DARK }] : []),
  ];
}
