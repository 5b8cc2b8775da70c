import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { CardForm } from './card-form';

it.each([
  [
    'Card number',
    '4242 4242 4242 4242 1234',
    'There is room for 16 digits, and you have pasted 20.',
  ],
  ['Expiry date', '09/2029', 'There is room for 4 digits, and you have pasted 6.'],
])('cuts off nothing that is pasted as its %s', async (label, text, words) => {
  const screen = await render(<CardForm />);
  const field = screen.getByRole('textbox', { name: label });
  const clipboardData = new DataTransfer();
  clipboardData.setData('text', text);
  const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
  expect(field.element().dispatchEvent(paste)).toBe(false);
  await expect.element(field).toHaveAccessibleDescription(words);
});
