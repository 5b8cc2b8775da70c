import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { changeSample } from '../../offline/doubles/change-samples';
import { createStaffCopy } from '../../staff-copy/staff-copy';
import { AsStaff } from '../doubles/as-staff';
import { createDatabase } from '../doubles/database';
import { someLead } from '../doubles/rows';
import { DayPanel } from './day-panel';

it('the day’s end is there without a network, and says from when', async () => {
  let isOut = false;
  const database = createDatabase((url, { body }) => {
    if (isOut) throw new TypeError('Failed to fetch');
    if (url.includes('user_roles')) return Response.json([{ role: 'agent' }]);
    const isFirst = url.includes('leads') && !String(body).includes('before_id');
    return Response.json(isFirst ? [someLead()] : []);
  });
  const lists = { copy: createStaffCopy(crypto.randomUUID()) };
  const answered = changeSample(1, { row_id: someLead().id });
  const panel = (
    <AsStaff staff={{ id: 'ada', role: 'agent', client: { database }, lists }} changes={[answered]}>
      <DayPanel />
    </AsStaff>
  );
  const online = await render(panel);
  await expect.element(online.getByText('Ada Obi')).toBeVisible();
  await expect.element(online.getByText('As of')).not.toBeInTheDocument();
  await online.unmount();

  isOut = true;
  const offline = await render(panel);
  await expect.element(offline.getByText('Ada Obi')).toBeVisible();
  await expect.element(offline.getByText('+2348031234567')).toBeVisible();
  await expect.element(offline.getByText('Saved on this device at')).toBeVisible();
  await expect.element(offline.getByText('1 person, 1 answered')).toBeVisible();
});
