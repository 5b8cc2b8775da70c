import { beforeEach, expect, it } from 'vitest';
import { AMENDMENT } from '../domain/amendment';
import { type DayKey, keepDay } from './booking-notes';
import { createPhone } from './doubles/phone';
import { chatLead } from './doubles/samples';
import { emptyStorage } from './doubles/storage';

beforeEach(emptyStorage);

/** A phone that asks for a day, and for another with each further call. */
function asking() {
  const phone = createPhone();
  const { outbox } = phone.device.open();
  let key: DayKey | undefined;
  let asked = 0;
  const ask = () => {
    const keep = keepDay(key, `secret-${asked++}`, (next) => {
      key = next;
    });
    return phone.clock.until(outbox.submit(chatLead(), keep));
  };
  return { ...phone, ask };
}

it('another day changes the lead of the first', async () => {
  const { ask, server } = asking();
  for (let days = 0; days < 3; days++) expect(await ask()).toMatchObject({ kind: 'delivered' });
  const first = server.requests[0]?.id;
  expect(server.requests).toMatchObject([
    { secret: 'secret-0' },
    { amends: first, secret: 'secret-0', submission: { revision: 1 } },
    { amends: first, secret: 'secret-0', submission: { revision: 2 } },
  ]);
});

it('where staff have touched that lead, another day is a second one, which later days change', async () => {
  const { ask, server } = asking();
  await ask();
  const first = server.requests[0]?.id;
  server.fate = ({ amends }) =>
    amends === first ? { kind: 'rejected', why: 'changed', names: AMENDMENT } : 'stored';
  for (let days = 0; days < 3; days++) expect(await ask()).toMatchObject({ kind: 'delivered' });
  const [, , second, ...later] = server.requests;
  expect(second).toMatchObject({ secret: 'secret-0', amends: undefined });
  expect(later).toMatchObject([
    { amends: second?.id, secret: 'secret-0', submission: { revision: 1 } },
    { amends: second?.id, secret: 'secret-0', submission: { revision: 2 } },
  ]);
});
