import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { EmailField, SelectField, TextArea, TextField } from './field';

it('takes the focus when its label is tapped', async () => {
  const screen = await render(<TextArea id="message" label="Message" optional />);
  await screen.getByText('Message').click();
  await expect.element(screen.getByRole('textbox', { name: 'Message (optional)' })).toHaveFocus();
});

it('shows its error for as long as there is one', async () => {
  const words = 'Please enter your name.';
  const screen = await render(<TextField id="name" label="Name" error={words} />);
  const name = screen.getByRole('textbox', { name: 'Name' });
  await expect.element(name).toBeInvalid();
  await expect.element(name).toHaveAccessibleDescription(words);
  await screen.rerender(<TextField id="name" label="Name" />);
  await expect.element(name).not.toHaveAttribute('aria-invalid');
  await expect.element(name).not.toHaveAccessibleDescription();
  await expect.element(screen.getByText(words)).not.toBeInTheDocument();
});

it('tells an e-mail address from other text', async () => {
  const screen = await render(
    <form>
      <EmailField id="email" name="email" label="Email address" />
    </form>,
  );
  const email = screen.getByRole('textbox', { name: 'Email address' });
  await userEvent.fill(email, 'Ada@Example.com');
  await expect.element(email).toBeValid();
  await userEvent.fill(email, 'ada at example');
  await expect.element(email).toBeInvalid();
});

it('lists the labels of its options and holds the chosen one’s value', async () => {
  const screen = await render(
    <SelectField
      id="property"
      label="Property"
      options={['Any', { value: 'bloom-towers', label: 'Bloom Towers' }]}
    />,
  );
  const property = screen.getByRole('combobox', { name: 'Property' });
  await userEvent.selectOptions(property, 'Bloom Towers');
  await expect.element(property).toHaveValue('bloom-towers');
});
