import { beforeEach, describe, expect, it } from 'vitest';
import { DATABASE_NAME } from './connection';
import { createPhone } from './doubles/phone';
import { contact } from './doubles/samples';
import { emptyStorage } from './doubles/storage';
import type { Outbox } from './outbox';

beforeEach(emptyStorage);

describe('a database that is deleted under an open page', () => {
  const forget = () =>
    new Promise((resolve) => {
      indexedDB.deleteDatabase(DATABASE_NAME).onsuccess = resolve;
    });

  it.each([1, 2])('gets back what waits, which arrives once, with %i tabs', async (count) => {
    const { clock, server, device, always } = createPhone();
    const tabs = Array.from({ length: count }, () => device.open().outbox);
    await clock.until(Promise.all(tabs.map((outbox) => outbox.start())));
    await clock.until(tabs[0]?.submit(contact('sent')) ?? Promise.reject());
    always('drop');
    await clock.until(tabs[0]?.submit(contact('waiting')) ?? Promise.reject());
    await clock.until(forget());
    const kinds = async (outbox?: Pick<Outbox, 'readContents'>) =>
      (await clock.until(outbox?.readContents() ?? Promise.reject())).entries.map(
        ({ state }) => state.kind,
      );
    for (const outbox of tabs) expect(await kinds(outbox)).toEqual(['waiting']);
    always('stored');
    await clock.advance(60_000);
    expect(server.rows.size).toBe(2);
    for (const outbox of tabs) expect(outbox.status.getState()).toMatchObject({ waiting: 0 });
  });

  it('takes what is written next', async () => {
    const { clock, server, device } = createPhone();
    const { outbox } = device.open();
    await clock.until(outbox.start());
    await clock.until(forget());
    expect(await clock.until(outbox.submit(contact()))).toEqual({ kind: 'delivered' });
    expect(server.rows.size).toBe(1);
  });
});
