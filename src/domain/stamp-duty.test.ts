import { describe, expect, it } from 'vitest';
import { NO_PURCHASE, priceOf, readPurchase, stampDuty, writePurchase } from './stamp-duty';

const buy = (price: number, isAdditional: boolean, isNonResident: boolean) =>
  stampDuty({ price, isAdditional, isNonResident }).total;

describe('stamp duty', () => {
  it.each([
    [210_000, 1_700, 12_200, 5_900, 16_400],
    [300_000, 5_000, 20_000, 11_000, 26_000],
    [500_000, 15_000, 40_000, 25_000, 50_000],
  ])('at £%i: standard, second home, from abroad, both', (price, ...taxes) => {
    expect([
      buy(price, false, false),
      buy(price, true, false),
      buy(price, false, true),
      buy(price, true, true),
    ]).toEqual(taxes);
  });

  it('begins above £125,000, and has no surcharge below £40,000', () => {
    expect(buy(125_000, false, false)).toBe(0);
    expect(buy(125_050, false, false)).toBe(1);
    expect(buy(125_049, false, false)).toBe(0);
    expect(buy(39_999, true, true)).toBe(0);
    expect(buy(40_000, true, true)).toBe(2_800);
  });

  it('reaches the highest band', () => {
    expect(buy(2_000_000, false, false)).toBe(2_500 + 33_750 + 57_500 + 60_000);
  });

  it('consists of slices that add up to the price', () => {
    for (const price of [1, 125_000, 125_001, 924_999, 925_001, 1_500_000, 7_654_321]) {
      const { slices } = stampDuty({ price, isAdditional: true, isNonResident: false });
      expect(slices.reduce((sum, { from, to }) => sum + to - from, 0)).toBe(price);
    }
  });
});

describe('a price', () => {
  it.each([
    ['£210,000.00', 210_000],
    [' 300 000 ', 300_000],
    ['1.2m', 1_200_000],
  ])('is read from %j', (typed, price) => expect(priceOf(typed)).toBe(price));

  it.each(['', '0', '1.5', '350,5', 'a lot', '101m'])('is not read from %j', (typed) =>
    expect(priceOf(typed)).toBeUndefined(),
  );
});

it('the address holds what was chosen', () => {
  const search = '?price=210000&additional=1&non_resident=1&property=st-pauls-birmingham&unit=1-02';
  expect(writePurchase(readPurchase(search))).toBe(search);
  expect(writePurchase({ ...NO_PURCHASE, price: '£300,000' })).toBe('?price=300000');
  expect(writePurchase(NO_PURCHASE)).toBe('');
});
