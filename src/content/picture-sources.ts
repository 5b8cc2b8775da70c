/** An original in `media/` that the site shows. */
export type PictureSource = {
  name: string;
  alt: string;
  /** Another picture's original, cut to a shape of its own (pixels of the original). */
  crop?: { of: string; left: number; top: number; width: number; height: number };
};

const HERO =
  'Artist’s impression of a contemporary West African coastal apartment development at golden hour, with a pool, palms and the beach alongside.';

/** Every picture that a page shows. After a change here: `npm run images`. */
export const pictureSources: PictureSource[] = [
  { name: 'hero', alt: HERO },
  // Phones hold the screen upright: the sky for the headline, the building and the pool below it.
  {
    name: 'hero-upright',
    alt: HERO,
    crop: { of: 'hero', left: 980, top: 0, width: 1125, height: 1500 },
  },
  {
    name: 'citadel-views-1',
    alt: 'Artist’s impression of Citadel Views from above, showing detached homes with rooftop solar panels along palm-lined streets.',
  },
  {
    name: 'citadel-views-2',
    alt: 'Artist’s impression of a palm-lined street of contemporary two-storey homes at Citadel Views.',
  },
  {
    name: 'citadel-views-3',
    alt: 'Artist’s impression of the entrance gatehouse at Citadel Views in late-afternoon light.',
  },
  {
    name: 'office-lagos',
    alt: 'Artist’s impression of a small contemporary office building with timber fins and palms, standing for the Lagos office.',
  },
];
