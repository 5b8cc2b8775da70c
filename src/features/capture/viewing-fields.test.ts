import { expect, it } from 'vitest';
import { viewingBudgets } from '../../content/options';
import { NOT_SAID } from '../../domain/viewing';
import { kioskConsent, viewingConsent } from './viewing-fields';

it('is stored by the version of its words: whoever changes the words changes the version here as well', () => {
  expect(viewingConsent).toEqual({
    words: 'They agreed that we may contact them',
    version: '2026-11',
  });
  expect(kioskConsent).toEqual({
    words: 'I agree that Meridian Estates may contact me',
    version: '2026-11-kiosk',
  });
});

it('a budget that was not said is one of the answers, by the name that is no fact', () => {
  expect(viewingBudgets).toContain(NOT_SAID);
});
