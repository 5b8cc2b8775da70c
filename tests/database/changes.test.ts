import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { SAVED } from '../../src/offline/doubles/phone';
import { emptyStorage } from '../../src/offline/doubles/storage';
import { active, note, openOffice, remove, restore, status } from './support/office';

const office = await openOffice();
afterAll(() => office.close());
beforeEach(emptyStorage);

describe('a staff change', () => {
  it('is an event in the database, with its author and the time of the tap', async () => {
    const lead = await office.stored('leads');
    const phone = office.dashboard(office.ada);
    expect(await phone.change(lead, status('contacted'))).toEqual({ kind: 'delivered' });
    expect(await office.now('leads', lead)).toMatchObject({ status: 'contacted' });
    expect(await office.history(lead)).toMatchObject([
      { kind: 'status', status: 'contacted', by: office.ada.id, applied: true },
    ]);
    expect(phone.way.requests).toEqual(['POST']);
  });

  it('can be a note, which leaves what the visitor wrote alone', async () => {
    const lead = await office.stored('leads');
    const phone = office.dashboard(office.ada);
    const text = 'Rang twice; <b>“call after 6”</b> +44\n₦270M & more 🏠';
    expect(await phone.change(lead, note(text))).toEqual({ kind: 'delivered' });
    expect(await office.history(lead)).toMatchObject([{ kind: 'note', body: text }]);
    expect(await office.now('leads', lead)).toMatchObject({ notes: lead['notes'] });
  });

  it('can deactivate and reactivate a subscriber', async () => {
    const subscriber = await office.stored('newsletter_subscribers');
    const phone = office.dashboard(office.ada);
    expect(await phone.change(subscriber, active('false'))).toEqual({ kind: 'delivered' });
    expect(await office.now('newsletter_subscribers', subscriber)).toMatchObject({
      is_active: false,
    });
    expect(await phone.change(subscriber, active('true'))).toEqual({ kind: 'delivered' });
    expect(await office.now('newsletter_subscribers', subscriber)).toMatchObject({
      is_active: true,
    });
    expect(phone.rows.get(subscriber.id)).toEqual(
      await office.now('newsletter_subscribers', subscriber),
    );
  });

  it.each(['contacts', 'leads'] as const)(
    'can be a deletion, and bring the row back (%s)',
    async (table) => {
      const row = await office.stored(table);
      const phone = office.dashboard(office.ada);
      expect(await phone.change(row, remove(table))).toEqual({ kind: 'delivered' });
      expect((await office.now(table, row))['deleted_at']).toBeTruthy();
      expect(await phone.change(row, restore(table))).toEqual({ kind: 'delivered' });
      expect(await office.now(table, row)).toMatchObject({ deleted_at: null });
    },
  );

  it('can be the deletion of a subscriber, who is gone then', async () => {
    const row = await office.stored('newsletter_subscribers');
    const phone = office.dashboard(office.ada);
    expect(await phone.change(row, remove('newsletter_subscribers'))).toEqual({
      kind: 'delivered',
    });
    expect(await office.now('newsletter_subscribers', row)).toEqual({ id: 'gone' });
    expect(phone.rows.get(row.id)).toBeNull();
  });

  it('that the database refuses is kept with its reason', async () => {
    const lead = await office.stored('leads');
    const result = await office.dashboard(office.ada).change(lead, note('x'.repeat(5_001)));
    expect(result).toMatchObject({ kind: 'rejected' });
    expect(await office.history(lead)).toEqual([]);
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
      expect(await phone.change(lead, status('contacted'))).toEqual(SAVED);
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

  it('a colleague’s later status counts, and parks neither my status nor my note', async () => {
    const lead = await office.stored('leads');
    const phone = office.dashboard(office.ada);
    phone.way.fault = () => 'drop';
    await phone.change(lead, status('contacted'));
    await phone.change(lead, note('Wants two rooms.'));
    await office.meanwhile('leads', lead, { status: 'converted' });
    phone.way.fault = () => undefined;
    await phone.clock.advance(60_000);
    expect(await phone.pending()).toEqual([]);
    expect(await office.now('leads', lead)).toMatchObject({ status: 'converted' });
    const history = await office.history(lead);
    expect(history).toHaveLength(3);
    expect(history).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'note', body: 'Wants two rooms.' }),
        expect.objectContaining({ status: 'contacted', applied: false }),
        expect.objectContaining({ status: 'converted', applied: true }),
      ]),
    );
  });

  it('two status changes and a note for one lead go out in order', async () => {
    const lead = await office.stored('leads');
    const phone = office.dashboard(office.ada);
    phone.way.fault = () => 'drop';
    await phone.change(lead, status('contacted'));
    await phone.change(lead, note('Wants two rooms.'));
    await phone.change(lead, status('qualified'));
    phone.way.fault = () => undefined;
    await phone.clock.advance(60_000);
    expect(await office.now('leads', lead)).toMatchObject({ status: 'qualified' });
    expect((await office.history(lead)).map(({ kind }) => kind)).toEqual([
      'status',
      'note',
      'status',
    ]);
    expect(await phone.pending()).toEqual([]);
  });
});

describe('a lost response', () => {
  it('causes no second event', async () => {
    const lead = await office.stored('leads');
    const phone = office.dashboard(office.ada);
    phone.way.fault = (method) => (method === 'POST' ? 'lose the answer' : 'drop');
    expect(await phone.change(lead, note('Rang her.'))).toEqual(SAVED);
    phone.way.fault = () => undefined;
    await phone.clock.advance(60_000);
    expect(await office.history(lead)).toMatchObject([{ kind: 'note', body: 'Rang her.' }]);
    expect(phone.way.requests.length).toBeGreaterThan(1);
    expect(await phone.pending()).toEqual([]);
  });

  it('of a subscriber’s deletion is recognised as well', async () => {
    const reader = await office.stored('newsletter_subscribers');
    const phone = office.dashboard(office.ada);
    phone.way.fault = (method) => (method === 'DELETE' ? 'lose the answer' : 'drop');
    await phone.change(reader, remove('newsletter_subscribers'));
    phone.way.fault = () => undefined;
    await phone.clock.advance(60_000);
    expect(await phone.pending()).toEqual([]);
  });
});
