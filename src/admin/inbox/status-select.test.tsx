import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { LeadStatus } from '../../domain/staff-event';
import { StatusSelect } from './status-select';

const onChange = vi.fn();
const shown = (status: LeadStatus) => (
  <StatusSelect name="Ada Obi" status={status} onChange={onChange} />
);

it('reports the chosen status once, and shows the lead’s, not the choice, until the lead changes', async () => {
  const screen = await render(shown('contacted'));
  const status = screen.getByRole('combobox', { name: 'Status of Ada Obi' });
  await userEvent.selectOptions(status, 'Converted');
  expect(onChange.mock.calls).toEqual([['converted']]);
  await expect.element(status).toHaveValue('contacted');
  await screen.rerender(shown('converted'));
  await expect.element(status).toHaveValue('converted');
});

it('offers one tap to Contacted on new leads only', async () => {
  const screen = await render(shown('new'));
  const next = screen.getByRole('button', { name: 'Contacted: Ada Obi' });
  await next.click();
  expect(onChange).toHaveBeenLastCalledWith('contacted');
  await screen.rerender(shown('contacted'));
  await expect.element(next).not.toBeInTheDocument();
});

it('leaves the focus on the status when the button for the next step goes', async () => {
  const screen = await render(shown('new'));
  screen.getByRole('button', { name: 'Contacted: Ada Obi' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await screen.rerender(shown('contacted'));
  await expect.element(screen.getByRole('combobox')).toHaveFocus();
});
