import type { PropertyHead } from '../../domain/property-head';

/** Phones, and tablets that are held upright, where the summary stands beside it. */
const UPRIGHT = [
  '(max-width: 40rem)',
  'screen and (min-width: 46rem) and (max-width: 67.9rem) and (orientation: portrait)',
];
export const DARK = '(prefers-color-scheme: dark)';

/** The first picture is upright on phones and tablets, and at dusk in the dark scheme. */
export function leadShapes({ portrait, dusk, portraitAtDusk }: PropertyHead['lead']) {
  return [
    ...(portraitAtDusk
      ? [{ picture: portraitAtDusk, media: UPRIGHT.map((one) => `${one} and ${DARK}`).join(', ') }]
      : []),
    ...(portrait ? [{ picture: portrait, media: UPRIGHT.join(', ') }] : []),
    ...(dusk ? [{ picture: dusk, media: DARK }] : []),
  ];
}
