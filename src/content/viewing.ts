import { tourProperties } from './options';

/** Where a viewing can take place: every property that can be toured. */
export const viewingProperties: readonly string[] = tourProperties;

/** What a visitor at a viewing may be looking for. */
export const viewingInterests = [
  'Not said',
  'Buying to live in',
  'Buying for family',
  'Investing',
  'Renting out',
  'Selling',
  'Just looking',
] as const;

/** What they may want to spend; optional. */
export const viewingBudgets = [
  'Not said',
  'Under ₦50M',
  '₦50M to ₦100M',
  '₦100M to ₦250M',
  'Over ₦250M',
  'Under £150k',
  '£150k to £250k',
  'Over £250k',
] as const;
