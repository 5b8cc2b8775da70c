import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { CardForm } from './card-form';

async function pasted(label: string, text: string) {
  const screen = await render(<CardForm />);
  const field = screen.getByRole('textbox', { name: label });
  const clipboardData = new DataTransfer();
  clipboardData.setData('text', text);
  const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
  expect(field.element().dispatchEvent(paste)).toBe(false);
  return field;
}

it.each([
  ['Card number', '4242 4242 4242 4242 1234', 'This field takes 16 digits at most; you pasted 20.'],
  ['Expiry date', '2029-09-30', 'This field takes 4 digits at most; you pasted 8.'],
])('cuts off nothing that is pasted as its %s', async (label, text, words) => {
  await expect.element(await pasted(label, text)).toHaveAccessibleDescription(words);
});

it('reads the whole year of an expiry date', async () => {
  await expect.element(await pasted('Expiry date', '9 / 2029')).toHaveValue('09/29');
});
