import { brand, brandColours } from '../../src/content/brand.ts';

const VALUES: Record<string, string> = {
  COMPANY: brand.name,
  COMPANY_SHORT: brand.shortName,
  PAPER: brandColours.light.paper,
  PAPER_DARK: brandColours.dark.paper,
};

/** Fills in the brand's names and colours where a text has their placeholders. */
export const branded = (text: string) =>
  text.replace(/%([A-Z_]+)%/g, (whole, name: string) => VALUES[name] ?? whole);
