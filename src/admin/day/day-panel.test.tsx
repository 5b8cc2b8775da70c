import { expect, it } from 'vitest';
import { changeSample } from '../../offline/doubles/change-samples';
import { noNetwork, showTo, someStaff } from '../doubles/as-staff';
import { someLead } from '../doubles/rows';
import { DayPanel } from './day-panel';

it('the day’s end is there without a network, says from when, and has what was done here since', async () => {
  let isOut = false;
  const staff = someStaff((url, { body }) => {
    if (isOut) noNetwork();
    if (url.includes('user_roles')) return Response.json([{ role: 'admin' }]);
    const isFirst = url.includes('leads') && !String(body).includes('before_id');
    return Response.json(isFirst ? [someLead()] : []);
  });
  const online = await showTo(staff, <DayPanel />);
  await expect.element(online.getByText('1 person, 0 answered')).toBeVisible();
  await expect.element(online.getByText('Saved on this device')).not.toBeInTheDocument();
  await online.unmount();
  isOut = true;
  const changes = [changeSample(1, { row_id: someLead().id })];
  const offline = await showTo(staff, <DayPanel />, { changes });
  await expect.element(offline.getByText('Saved on this device')).toBeVisible();
  await expect.element(offline.getByText('Ada Obi')).toBeVisible();
  await expect.element(offline.getByText('1 person, 1 answered')).toBeVisible();
});
