import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { seenOf } from '../../src/domain/seen';
import { emptyStorage } from '../../src/offline/doubles/storage';
import { BOOT_TIMEOUT_MS, SECRET } from './support/backend';
import { notes, type Office, openOffice, remove, status } from './support/office';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
}, BOOT_TIMEOUT_MS);
afterAll(() => office.close());
beforeEach(emptyStorage);

describe('two administrators', () => {
  it('one deletes what the other changes: the other is told, and nothing is restored', async () => {
    const lead = await office.stored('leads');
    const phone = office.dashboard(office.ada);
    await office.meanwhile('leads', lead);
    expect(await phone.change(lead, status('contacted'))).toMatchObject({ kind: 'conflict' });
    expect(await office.now('leads', lead)).toEqual({ id: 'gone' });
    expect(phone.rows.get(lead.id)).toBeNull();
  });

  it('one changes what the other deletes: the row stays, and the other is told', async () => {
    const lead = await office.stored('leads');
    await office.meanwhile('leads', lead, { status: 'qualified' });
    expect(await office.dashboard(office.ada).change(lead, remove('leads'))).toMatchObject({
      kind: 'conflict',
    });
    expect(await office.now('leads', lead)).toMatchObject({ status: 'qualified' });
  });

  it('both delete the same row: no conflict', async () => {
    const lead = await office.stored('leads');
    await office.meanwhile('leads', lead);
    expect(await office.dashboard(office.ada).change(lead, remove('leads'))).toEqual({
      kind: 'delivered',
    });
  });

  it('both set the same status: no conflict', async () => {
    const lead = await office.stored('leads');
    await office.meanwhile('leads', lead, { status: 'contacted' });
    expect(await office.dashboard(office.ada).change(lead, status('contacted'))).toEqual({
      kind: 'delivered',
    });
  });

  it('a conflict can be settled by insisting, which keeps what the other has written elsewhere', async () => {
    const lead = await office.stored('leads');
    const phone = office.dashboard(office.ada);
    await office.meanwhile('leads', lead, { status: 'converted', notes: 'Signed.' });
    const result = await phone.change(lead, status('qualified'));
    if (result.kind !== 'conflict') throw new Error(`It was ${result.kind}.`);
    const theirs = phone.rows.get(lead.id) as Parameters<typeof seenOf>[0];
    await phone.clock.until(phone.outbox.insist(result.seq, seenOf(theirs)));
    await phone.clock.advance(5_000);
    expect(await office.now('leads', lead)).toMatchObject({
      status: 'qualified',
      notes: 'Signed.',
    });
    expect(await phone.pending()).toEqual([]);
  });

  it('a conflict can be settled by giving way', async () => {
    const lead = await office.stored('leads');
    const phone = office.dashboard(office.ada);
    await office.meanwhile('leads', lead, { status: 'converted' });
    const result = await phone.change(lead, status('qualified'));
    if (result.kind !== 'conflict') throw new Error(`It was ${result.kind}.`);
    await phone.clock.until(phone.outbox.discard(result.seq));
    await phone.clock.advance(60_000);
    expect(await office.now('leads', lead)).toMatchObject({ status: 'converted' });
    expect(await phone.pending()).toEqual([]);
  });
});

describe('a change made past the site, as in the table editor', () => {
  it('is not overwritten by somebody who has not seen it', async () => {
    const lead = await office.stored('leads');
    const phone = office.dashboard(office.ada);
    await office.backend.call(SECRET, 'PATCH', `/rest/v1/leads?id=eq.${lead.id}`, {
      notes: 'Rang back',
    });
    expect(await phone.change(lead, notes('Never answered'))).toMatchObject({ kind: 'conflict' });
    expect(await office.now('leads', lead)).toMatchObject({ notes: 'Rang back' });
  });
});

describe('the administrator’s role', () => {
  it('once revoked, keeps pending changes: invisible rows are not mistaken for deleted ones', async () => {
    const former = await office.backend.signUpAdmin();
    const lead = await office.stored('leads');
    await office.backend.call(SECRET, 'DELETE', `/rest/v1/user_roles?user_id=eq.${former.id}`);
    const phone = office.dashboard(former);
    expect(await phone.change(lead, status('contacted'))).toMatchObject({ kind: 'failed' });
    expect(await phone.change(lead, remove('leads'))).toMatchObject({ kind: 'saved' });
    await phone.clock.advance(60 * 60_000);
    expect(await phone.pending()).toHaveLength(2);
    expect(await office.now('leads', lead)).toEqual(lead);
  });

  it('once restored, lets them go out at the next sign-in', async () => {
    let back = await office.backend.signUpAdmin();
    const lead = await office.stored('leads');
    await office.backend.call(SECRET, 'DELETE', `/rest/v1/user_roles?user_id=eq.${back.id}`);
    const phone = office.dashboard(back);
    await phone.change(lead, status('contacted'));
    back = await office.backend.makeAdmin(back);
    phone.session.now = () => ({ access_token: back.token, user: back });
    await phone.clock.advance(10_000);
    phone.open();
    await phone.clock.advance(5_000);
    expect(await office.now('leads', lead)).toMatchObject({ status: 'contacted' });
  });

  it('survives the token’s expiry: it is renewed unnoticed', async () => {
    const lead = await office.stored('leads');
    const phone = office.dashboard(office.ada);
    phone.session.now = (isRefused) => ({
      access_token: isRefused ? office.ada.token : expired(office.ada.token),
      user: office.ada,
    });
    expect(await phone.change(lead, status('contacted'))).toEqual({ kind: 'delivered' });
  });

  it('without a way to renew the token, keeps changes until there is one', async () => {
    const lead = await office.stored('leads');
    const phone = office.dashboard(office.ada);
    phone.session.now = () => {
      throw new TypeError('no network');
    };
    expect(await phone.change(lead, status('contacted'))).toEqual({ kind: 'saved' });
    phone.session.now = () => ({ access_token: office.ada.token, user: office.ada });
    await phone.clock.advance(60_000);
    expect(await office.now('leads', lead)).toMatchObject({ status: 'contacted' });
  });

  it('is personal: another session on this phone does not send the changes', async () => {
    const lead = await office.stored('leads');
    const phone = office.dashboard(office.ada);
    phone.session.now = () => ({ access_token: office.obi.token, user: office.obi });
    expect(await phone.change(lead, status('contacted'))).toMatchObject({ kind: 'failed' });
    expect(phone.way.requests).toEqual([]);
    expect(await office.now('leads', lead)).toEqual(lead);
  });
});

/** The same token with an invalid signature, which is refused like an expired one. */
function expired(token: string): string {
  const [head = '', , signature = ''] = token.split('.');
  const claims = Buffer.from(JSON.stringify({ sub: office.ada.id, role: 'authenticated', exp: 1 }));
  return [head, claims.toString('base64url'), signature].join('.');
}
