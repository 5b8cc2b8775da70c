/** An original in `media/` that the site shows. */
export type PictureSource = {
  name: string;
  alt: string;
  /** For a crop: the original it is cut from, and the area in that original's pixels. */
  crop?: { of: string; left: number; top: number; width: number; height: number };
  /** Shown above the fold, so it is encoded with higher quality. */
  isFirstScreen?: true;
};

const HERO =
  'Artist’s impression of a contemporary West African coastal apartment development at golden hour, with a pool, palms and the beach alongside.';

/** All other pictures in `media/`: their names, and what they are an artist’s impression of. */
const SHOWN = {
  'citadel-views-1':
    'Citadel Views from above, showing detached homes with rooftop solar panels along palm-lined streets',
  'citadel-views-2': 'a palm-lined street of contemporary two-storey homes at Citadel Views',
  'citadel-views-3': 'the entrance gatehouse at Citadel Views in late-afternoon light',
  'bloom-towers-1':
    'Bloom Towers by day: two residential towers of 21 and 19 floors rising from a shared podium',
  'bloom-towers-2': 'Bloom Towers at dusk with lit apartments above the office podium',
  'bloom-towers-3':
    'Bloom Towers from the air, showing the podium garden and pool between the two towers',
  'capital-gardens-1':
    'the Capital Gardens layout from the air, with pegged plots, internal roads and a perimeter wall',
  'capital-gardens-2':
    'Capital Gardens from the air, with the plots in the foreground and the coastline beyond',
  'capital-gardens-3':
    'the Capital Gardens entrance gate with palms, planting and a perimeter wall',
  'st-pauls-1':
    'No. 30 St Paul’s, a red-brick apartment building facing a garden square in Birmingham',
  'st-pauls-2': 'the red-brick and stone facade of No. 30 St Paul’s seen along the street',
  'st-pauls-3':
    'an apartment at No. 30 St Paul’s with exposed brick walls and tall multi-paned windows',
  'brum-height-7-1': 'Brum Height 7, a contemporary mid-rise brick apartment building, by day',
  'brum-height-7-2': 'Brum Height 7 at dusk with lit apartments and street lamps',
  'brum-height-7-3':
    'the corner of Brum Height 7 seen from above street level, showing balconies and brickwork',
  'brum-height-7-4':
    'a living room at Brum Height 7 with full-width balcony doors and a city outlook',
  'office-lagos':
    'a small contemporary office building with timber fins and palms, standing for the Lagos office',
  'office-london': 'a brick and stucco townhouse office building, standing for the London office',
  'viewing-day': 'the garden path to a show home, with a sign stand pointing towards the entrance',
  'article-smart-home':
    'a wall-mounted smart-home control panel with a bright living room behind it',
  'article-solar-roofs': 'solar panels on the roofs of contemporary homes in Lagos',
  'article-coastline-aerial': 'a palm-lined beach and coastal villas seen from the air',
  'article-uk-terraces': 'a row of red-brick terraced houses with bay windows on a British street',
  'article-lagos-skyline':
    'a Lagos-style skyline and cable-stayed bridge across a lagoon at golden hour',
  'article-abuja-hills':
    'city neighbourhoods below granite hills, inspired by the landscape around Abuja',
  'article-payment-keys': 'house keys, two bank cards and stacks of coins on a wooden desk',
  'article-green-building': 'an apartment building with plants growing along every balcony',
  'article-mortgage-documents':
    'mortgage paperwork on a desk with a pen, a key, a calculator and a model house',
  'article-investment-chart-model':
    'five model houses standing on progressively taller stacks of coins',
  'article-proptech':
    'two city towers at night with glowing lines linking them to the buildings around them',
  'article-brexit-bridge': 'a stone bridge over a wide river with a London-style skyline behind',
};

/** Every picture used on a page. Run `npm run images` after a change. */
export const pictureSources: PictureSource[] = [
  { name: 'hero', alt: HERO, isFirstScreen: true },
  // Phones are upright: sky for the headline, the building and pool below it.
  {
    name: 'hero-upright',
    alt: HERO,
    isFirstScreen: true,
    crop: { of: 'hero', left: 980, top: 0, width: 1125, height: 1500 },
  },
  ...Object.entries(SHOWN).map(([name, shown]) => ({
    name,
    alt: `Artist’s impression of ${shown}.`,
  })),
];
