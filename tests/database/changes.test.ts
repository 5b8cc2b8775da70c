import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ChangeAction } from '../../src/domain/change';
import { emptyStorage } from '../../src/offline/doubles/storage';
import { BOOT_TIMEOUT_MS } from './support/backend';
import { notes, type Office, openOffice, remove, status } from './support/office';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
}, BOOT_TIMEOUT_MS);
afterAll(() => office.close());
beforeEach(emptyStorage);

describe('a staff change', () => {
  it('reaches the database, and the dashboard receives the new row', async () => {
    const lead = await office.stored('leads');
    const phone = office.dashboard(office.ada);
    expect(await phone.change(lead, status('contacted'))).toEqual({ kind: 'delivered' });
    expect(await office.now('leads', lead)).toMatchObject({ status: 'contacted' });
    expect(phone.rows.get(lead.id)).toEqual(await office.now('leads', lead));
    expect(phone.way.requests).toEqual(['PATCH']);
  });

  it('can set and clear notes', async () => {
    const lead = await office.stored('leads');
    const phone = office.dashboard(office.ada);
    const text = 'Rang twice; <b>“call after 6”</b> +44\n₦270M & more 🏠';
    expect(await phone.change(lead, notes(text))).toEqual({ kind: 'delivered' });
    expect(await office.now('leads', lead)).toMatchObject({ notes: text });
    expect(await phone.change(await office.now('leads', lead), notes(''))).toEqual({
      kind: 'delivered',
    });
    expect(await office.now('leads', lead)).toMatchObject({ notes: null });
  });

  it('can deactivate and reactivate a subscriber', async () => {
    const subscriber = await office.stored('newsletter_subscribers');
    const phone = office.dashboard(office.ada);
    const active = (value: 'true' | 'false'): ChangeAction => ({
      row_table: 'newsletter_subscribers',
      action: 'active',
      value,
    });
    expect(await phone.change(subscriber, active('false'))).toEqual({ kind: 'delivered' });
    expect(await office.now('newsletter_subscribers', subscriber)).toMatchObject({
      is_active: false,
    });
    expect(await phone.change(subscriber, active('true'))).toEqual({ kind: 'delivered' });
    expect(await office.now('newsletter_subscribers', subscriber)).toMatchObject({
      is_active: true,
    });
  });

  it.each(['contacts', 'newsletter_subscribers', 'leads'] as const)(
    'can be a deletion (%s)',
    async (table) => {
      const row = await office.stored(table);
      const phone = office.dashboard(office.ada);
      expect(await phone.change(row, remove(table))).toEqual({ kind: 'delivered' });
      expect(await office.now(table, row)).toEqual({ id: 'gone' });
      expect(phone.rows.get(row.id)).toBeNull();
    },
  );

  it('that the database refuses is kept with its reason', async () => {
    const lead = await office.stored('leads');
    const result = await office.dashboard(office.ada).change(lead, notes('x'.repeat(5_001)));
    expect(result).toMatchObject({ kind: 'rejected' });
    expect(await office.now('leads', lead)).toEqual(lead);
  });
});

describe('without a network', () => {
  it('three leads set to contacted are all updated once it is back', async () => {
    const leads = [
      await office.stored('leads'),
      await office.stored('leads'),
      await office.stored('leads'),
    ];
    const phone = office.dashboard(office.ada);
    phone.way.fault = () => 'drop';
    for (const lead of leads) {
      expect(await phone.change(lead, status('contacted'))).toEqual({ kind: 'saved' });
    }
    phone.way.fault = () => undefined;
    await phone.clock.advance(10_000);
    await phone.clock.until(phone.outbox.flush('online'));
    await phone.clock.advance(5_000);
    for (const lead of leads) {
      expect(await office.now('leads', lead)).toMatchObject({ status: 'contacted' });
    }
    expect(await phone.pending()).toEqual([]);
  });

  it('a change to a row that was changed elsewhere is a conflict and overwrites nothing', async () => {
    const [mine, theirs] = [await office.stored('leads'), await office.stored('leads')];
    const phone = office.dashboard(office.ada);
    phone.way.fault = () => 'drop';
    await phone.change(mine, status('contacted'));
    await phone.change(theirs, status('contacted'));
    await office.meanwhile('leads', theirs, { status: 'converted', notes: 'Signed.' });
    phone.way.fault = () => undefined;
    await phone.clock.advance(60_000);
    expect(await office.now('leads', mine)).toMatchObject({ status: 'contacted' });
    expect(await office.now('leads', theirs)).toMatchObject({
      status: 'converted',
      notes: 'Signed.',
    });
    expect(await phone.pending()).toMatchObject([
      { change: { row_id: theirs.id }, state: { kind: 'change-parked', isConflict: true } },
    ]);
    expect(phone.rows.get(theirs.id)).toMatchObject({ status: 'converted' });
  });

  it('two status changes and notes for one lead go out in order', async () => {
    const lead = await office.stored('leads');
    const phone = office.dashboard(office.ada);
    phone.way.fault = () => 'drop';
    await phone.change(lead, status('contacted'));
    await phone.change(lead, notes('Wants two rooms.'));
    await phone.change(lead, status('qualified'));
    phone.way.fault = () => undefined;
    await phone.clock.advance(60_000);
    expect(await office.now('leads', lead)).toMatchObject({
      status: 'qualified',
      notes: 'Wants two rooms.',
    });
    expect(await phone.pending()).toEqual([]);
  });
});

describe('a lost response', () => {
  it('causes no second change and no conflict', async () => {
    const lead = await office.stored('leads');
    const phone = office.dashboard(office.ada);
    phone.way.fault = (method) => (method === 'PATCH' ? 'lose the answer' : 'drop');
    expect(await phone.change(lead, status('contacted'))).toEqual({ kind: 'saved' });
    const once = await office.now('leads', lead);
    phone.way.fault = () => undefined;
    await phone.clock.advance(60_000);
    expect(await office.now('leads', lead)).toEqual(once);
    expect(await phone.pending()).toEqual([]);
  });

  it('does not put one’s own next change in conflict with the first', async () => {
    const lead = await office.stored('leads');
    const phone = office.dashboard(office.ada);
    phone.way.fault = (method) => (method === 'PATCH' ? 'lose the answer' : 'drop');
    await phone.change(lead, status('contacted'));
    phone.way.fault = () => 'drop';
    await phone.change(lead, notes('Rang her.'));
    await phone.change(lead, status('qualified'));
    phone.way.fault = () => undefined;
    await phone.clock.advance(60_000);
    expect(await office.now('leads', lead)).toMatchObject({
      status: 'qualified',
      notes: 'Rang her.',
    });
    expect(await phone.pending()).toEqual([]);
  });

  it('does not let one’s next change overwrite somebody else’s in between', async () => {
    const lead = await office.stored('leads');
    const phone = office.dashboard(office.ada);
    phone.way.fault = (method) => (method === 'PATCH' ? 'lose the answer' : 'drop');
    await phone.change(lead, status('contacted'));
    phone.way.fault = () => 'drop';
    await phone.change(lead, notes('Rang her.'));
    await office.meanwhile('leads', lead, { notes: 'She rang us: wants to buy.' });
    phone.way.fault = () => undefined;
    await phone.clock.advance(60_000);
    expect(await office.now('leads', lead)).toMatchObject({
      status: 'contacted',
      notes: 'She rang us: wants to buy.',
    });
    expect(await phone.pending()).toMatchObject([
      { change: { action: 'notes' }, state: { isConflict: true } },
    ]);
  });

  it('of a deletion is recognised as well', async () => {
    const contact = await office.stored('contacts');
    const phone = office.dashboard(office.ada);
    phone.way.fault = (method) => (method === 'DELETE' ? 'lose the answer' : 'drop');
    await phone.change(contact, remove('contacts'));
    phone.way.fault = () => undefined;
    await phone.clock.advance(60_000);
    expect(await phone.pending()).toEqual([]);
  });
});
