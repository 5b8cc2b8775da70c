import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { PhoneField } from './field';

// The device is in Los Angeles.
it('a number from elsewhere gets its country in one tap, another with the next, and says how it will be dialled', async () => {
  const screen = await render(
    <form>
      <PhoneField id="phone" name="phone" label="Phone" />
    </form>,
  );
  const field = screen.getByLabelText('Phone');
  const status = screen.getByRole('status');
  const countries = () =>
    screen
      .getByRole('button')
      .elements()
      .map(({ textContent }) => textContent);

  await field.fill('07700 900142');
  await userEvent.tab();
  await expect.element(status).toHaveTextContent('Which country is this number from?');
  expect(countries()).toEqual(['US, Canada +1', 'Nigeria +234', 'UK +44']);
  await screen.getByRole('button', { name: 'Nigeria' }).click();
  await expect.element(field).toHaveValue('+234 7700 900142');
  await screen.getByRole('button', { name: 'UK' }).click();
  await expect.element(field).toHaveValue('+44 7700 900142');
  await expect.element(status).toHaveTextContent('We’ll call +44 7700 900142');
  await expect.element(screen.getByRole('button', { name: 'UK' })).toHaveFocus();

  await field.fill('(808) 555-1234');
  await expect.element(status).toHaveTextContent('We’ll call +1 808 555-1234');
  expect(countries()).toEqual([]);

  // Half a number.
  await field.fill('0803 123');
  await expect.element(status).toBeEmptyDOMElement();
  expect(countries()).toEqual([]);
  await userEvent.tab();
  await expect.element(status).toHaveTextContent('Which country is this number from?');

  await field.fill('+49 170 1234567');
  await expect.element(status).toBeEmptyDOMElement();
});

it('a number that was filled in and left before the page was ready is asked about as well', async () => {
  const screen = await render(
    <form>
      <PhoneField id="phone" name="phone" label="Phone" defaultValue="07700 900142" />
    </form>,
  );
  // As `catchUp` says it.
  screen
    .getByLabelText('Phone')
    .element()
    .dispatchEvent(new Event('input', { bubbles: true }));
  await expect
    .element(screen.getByRole('status'))
    .toHaveTextContent('Which country is this number from?');
});
