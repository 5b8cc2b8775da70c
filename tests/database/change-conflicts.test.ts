import { beforeEach, describe, expect, it } from 'vitest';
import { emptyStorage } from '../../src/offline/doubles/storage';
import { SECRET } from './support/backend';
import { note, openOffice, remove, status, subscriber } from './support/office';

const office = await openOffice();
beforeEach(emptyStorage);

describe('two administrators', () => {
  it('one erases what the other changes: the other is told, and nothing is restored', async () => {
    const lead = await office.stored('leads');
    const phone = office.dashboard(office.ada);
    await office.meanwhile('leads', lead);
    expect(await phone.change(lead, note('Rang her.'))).toMatchObject({
      kind: 'rejected',
      why: 'This lead is a colleague’s by now, or it was erased.',
    });
    expect(await office.now('leads', lead)).toEqual({ id: 'gone' });
    expect(JSON.stringify(await phone.pending()), 'the note is kept').toContain('Rang her.');
  });

  it('one deletes what the other writes a note on: the note arrives', async () => {
    const lead = await office.stored('leads');
    const [mine, theirs] = [office.dashboard(office.ada), office.dashboard(office.obi)];
    expect(await theirs.change(lead, remove('leads'))).toEqual({ kind: 'delivered' });
    expect(await mine.change(lead, note('Rang her.'))).toEqual({ kind: 'delivered' });
    expect(await office.history(lead)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'deletion' }),
        expect.objectContaining({ body: 'Rang her.' }),
      ]),
    );
  });

  it('both delete the same subscriber: no conflict', async () => {
    const reader = await office.stored('newsletter_subscribers');
    await office.meanwhile('newsletter_subscribers', reader);
    expect(
      await office.dashboard(office.ada).change(reader, remove('newsletter_subscribers')),
    ).toEqual({ kind: 'delivered' });
  });

  it('one deletes the subscriber whom the other deactivates: the deletion counts, and the other is told', async () => {
    const reader = await office.stored('newsletter_subscribers');
    const [mine, theirs] = [office.dashboard(office.ada), office.dashboard(office.obi)];
    expect(await theirs.change(reader, subscriber('unsubscription'))).toEqual({
      kind: 'delivered',
    });
    expect(await mine.change(reader, remove('newsletter_subscribers'))).toEqual({
      kind: 'delivered',
    });
    const result = await theirs.change(reader, subscriber('subscription'));
    expect(result).toMatchObject({ kind: 'conflict' });
    expect(await theirs.pending()).toMatchObject([
      { state: { kind: 'parked', why: 'This subscriber has been deleted since.' } },
    ]);
    expect(await office.now('newsletter_subscribers', reader)).toEqual({ id: 'gone' });
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
});

/** The same token with an invalid signature, which is refused like an expired one. */
function expired(token: string): string {
  const [head = '', , signature = ''] = token.split('.');
  const claims = Buffer.from(JSON.stringify({ sub: office.ada.id, role: 'authenticated', exp: 1 }));
  return [head, claims.toString('base64url'), signature].join('.');
}
