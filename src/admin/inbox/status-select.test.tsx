import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { StatusSelect } from './status-select';

it('reports the chosen status once', async () => {
  const onChange = vi.fn();
  const screen = await render(
    <StatusSelect name="Ada Obi" status="contacted" onChange={onChange} />,
  );
  const status = screen.getByRole('combobox', { name: 'Status of Ada Obi' });
  await userEvent.selectOptions(status, 'Qualified');
  expect(onChange.mock.calls).toEqual([['qualified']]);
});

it('shows the lead’s status, not the choice, until the lead changes', async () => {
  const onChange = vi.fn();
  const screen = await render(
    <StatusSelect name="Ada Obi" status="contacted" onChange={onChange} />,
  );
  const status = screen.getByRole('combobox');
  await userEvent.selectOptions(status, 'Converted');
  await expect.element(status).toHaveValue('contacted');
  await screen.rerender(<StatusSelect name="Ada Obi" status="converted" onChange={onChange} />);
  await expect.element(status).toHaveValue('converted');
});

it('offers one tap to Contacted on new leads only', async () => {
  const onChange = vi.fn();
  const screen = await render(<StatusSelect name="Ada Obi" status="new" onChange={onChange} />);
  const next = screen.getByRole('button', { name: 'Contacted: Ada Obi' });
  await next.click();
  expect(onChange).toHaveBeenCalledWith('contacted');
  await screen.rerender(<StatusSelect name="Ada Obi" status="contacted" onChange={onChange} />);
  await expect.element(next).not.toBeInTheDocument();
});

it('leaves the focus on the status when the button for the next step goes', async () => {
  const screen = await render(<StatusSelect name="Ada Obi" status="new" onChange={() => {}} />);
  screen.getByRole('button', { name: 'Contacted: Ada Obi' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await screen.rerender(<StatusSelect name="Ada Obi" status="contacted" onChange={() => {}} />);
  await expect.element(screen.getByRole('combobox')).toHaveFocus();
});
