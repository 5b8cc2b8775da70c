import { expect, it } from 'vitest';
import { cardText, caretAfter, cvvText, expiryText } from './payment';
import { MAX_LENGTH } from './payment-fields';

it.each([
  ['4242', '4242'],
  ['42424', '4242 4'],
  ['4242-4242 4242.4242', '4242 4242 4242 4242'],
  ['42424242424242429999', '4242 4242 4242 4242'],
  ['abc', ''],
])('groups the card number %s in fours', (typed, expected) => {
  expect(cardText(typed)).toBe(expected);
  expect(cardText(typed).length).toBeLessThanOrEqual(MAX_LENGTH.cardNumber);
});

it.each([
  ['1', '1'],
  ['12', '12'],
  ['123', '12/3'],
  ['12/30', '12/30'],
  ['4', '04'],
  ['4/28', '04/28'],
  ['12309', '12/30'],
  ['09/2029', '09/29'],
  ['9 / 2029', '09/29'],
  ['092029', '09/29'],
  ['122029', '12/29'],
  ['12/20', '12/20'],
])('formats the expiry date %s as MM/YY', (typed, expected) => {
  expect(expiryText(typed)).toBe(expected);
  expect(expiryText(typed).length).toBeLessThanOrEqual(MAX_LENGTH.expiryDate);
});

it('limits the security code to four digits', () => {
  expect(cvvText('12a345')).toBe('1234');
  expect(MAX_LENGTH.cvv).toBe(4);
});

it.each([
  ['at the end', '42424', 5, '4242 4', 6],
  ['in the middle', '42942 4242', 3, '4294 2424 2', 3],
  ['behind a space', '4242 94242', 6, '4242 9424 2', 6],
])('keeps the caret %s', (_, typed, caret, ordered, expected) => {
  expect(caretAfter(typed, caret, ordered)).toBe(expected);
});
