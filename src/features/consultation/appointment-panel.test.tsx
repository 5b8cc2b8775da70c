import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { AppointmentPanel } from './appointment-panel';

const open = () => render(<AppointmentPanel onDone={() => undefined} />);

it('keeps a day and a time for a browser that is killed before they are confirmed, and closed it forgets them', async () => {
  const first = await open();
  await first.getByRole('radio').nth(3).click();
  await expect.element(first.getByText('Choose a time')).toBeVisible();
  document.querySelector<HTMLElement>('fieldset input:enabled')?.click();
  const chosen = (of: typeof first) => of.getByRole('radio', { checked: true });
  await expect.poll(() => chosen(first).elements().length).toBe(2);
  const kept = { ...localStorage };
  await first.unmount();
  const closed = await open();
  await expect.element(closed.getByText('Choose a date to see its times.')).toBeVisible();
  await closed.unmount();
  Object.assign(localStorage, kept);
  const again = await open();
  await expect.poll(() => chosen(again).elements().length).toBe(2);
});
