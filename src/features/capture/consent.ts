import { brand } from '../../content/brand';
/** What a visitor at a viewing agrees to. Other words need another version, which is stored with each consent. */
export const viewingConsent = {
  words: 'They agreed that we may contact them',
  version: '2026-11',
} as const;

/** What a visitor agrees to who fills in the form on the agent's phone themselves. */
export const kioskConsent = {
  words: `I agree that ${brand.name} may contact me`,
  version: '2026-11-kiosk',
} as const;
