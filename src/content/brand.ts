/**
 * The company's names and colours. Where code can't be imported (content, messages to accounts, the manifests, the template of
 * pages), `%COMPANY%` and the other names of `scripts/build/brand.ts` stand for them.
 */
export const brand = {
  name: 'Meridian Estates',
  /** Under an icon, and in sentences. */
  shortName: 'Meridian',
};

/** Of what is drawn without the style sheet: icons, cards, splash screens, the browser's own surfaces. */
export const brandColours = {
  light: { paper: '#faf7f0', palm: '#12392e' },
  dark: { paper: '#0b120f', palm: '#8fc4aa' },
  laterite: '#b5492c',
  mist: '#c9d6cd',
} as const;

/** A page's title, as tabs and search engines show it. */
export const titled = (title: string) => `${title} | ${brand.name}`;

/** A page's title without the company's name. */
export const untitled = (title: string) => title.replace(titled(''), '');
