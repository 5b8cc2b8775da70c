import { describe, expect, test } from 'vitest';
import { ago, openTeam } from './support/team';

const team = await openTeam();

describe('the dashboard of before', () => {
  test('changes a status directly: it is an event all the same, and the answer is noted', async () => {
    const id = await team.arrived('leads');
    // Captured before the desk's change, and arriving after it.
    const earlier = { lead_id: id, kind: 'status', status: 'qualified', captured_at: ago(1) };
    expect(
      await team.outcome('admin', `update public.leads set status = 'contacted' where id = $1`, [
        id,
      ]),
    ).toBe('ok');
    expect(await team.history(id)).toMatchObject([
      { kind: 'status', status: 'contacted', by: team.ids.admin, applied: true },
    ]);
    expect((await team.row('leads', id))['first_answered_at']).toBeInstanceOf(Date);
    await team.event('agent', earlier);
    expect(await team.row('leads', id)).toMatchObject({ status: 'contacted' });
  });

  test('rewrites notes: what stood there before is kept', async () => {
    const id = await team.arrived('leads', { notes: 'Is it near the sea?' });
    await team.outcome('admin', `update public.leads set notes = 'Rang her' where id = $1`, [id]);
    expect(await team.history(id)).toMatchObject([
      { kind: 'edit', body: 'Is it near the sea?', by: team.ids.admin },
    ]);
  });
});
