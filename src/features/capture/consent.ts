/** What a visitor at a viewing agrees to. Other words need another version, which is stored with each consent. */
export const viewingConsent = {
  words: 'They agreed that we may contact them',
  version: '2026-11',
} as const;
