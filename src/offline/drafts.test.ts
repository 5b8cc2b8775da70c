import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createDraft } from '../lib/stored-text';
import { createConnection, databaseOpener } from './connection';
import { fullDevice } from './doubles/full-device';
import { createPhone } from './doubles/phone';
import { contact } from './doubles/samples';
import { emptyStorage } from './doubles/storage';
import { createDrafts, forgetDraft } from './drafts';
import { captured } from './entry';
import { type AlsoWrite, addEntry } from './stored-records';

const typed = { name: 'Ada', message: 'Half a thought' };

/** Forgets a draft in the write that stores its submission. */
const erasing =
  (name: string): AlsoWrite =>
  (tx, entry) => {
    forgetDraft(tx, name);
    return entry;
  };

beforeEach(emptyStorage);

describe('a draft', () => {
  it('is there after a restart, and in no other form', async () => {
    const { clock, device } = createPhone();
    await clock.until(createDrafts(device.open().outbox).write('contact', typed));
    const drafts = createDrafts(device.open().outbox);
    expect(await clock.until(drafts.read('contact'))).toEqual(typed);
    expect(await clock.until(drafts.read('tour'))).toEqual({});
  });

  it('is gone with the same write that stores what was sent, whatever becomes of the browser then', async () => {
    const { clock } = createPhone();
    const connection = createConnection(databaseOpener(), clock);
    const drafts = createDrafts(connection);
    await drafts.write('contact', typed);
    const write = vi.spyOn(connection, 'write');
    await addEntry(connection, captured('a', contact(), 1_000), erasing('contact'));
    expect(write).toHaveBeenCalledTimes(1);
    expect(await drafts.read('contact')).toEqual({});
  });

  it('stays when the submission could not be stored', async () => {
    const { clock, device } = createPhone({ fate: 'drop' });
    let isFull = false;
    const { outbox } = device.open({ openDatabase: fullDevice(() => isFull) });
    const drafts = createDrafts(outbox);
    await clock.until(drafts.write('contact', typed));
    isFull = true;
    expect(await clock.until(outbox.keep(contact(), erasing('contact')))).toMatchObject({
      kind: 'not-saved',
    });
    isFull = false;
    expect(await clock.until(drafts.read('contact'))).toEqual(typed);
  });

  it('written while the device is full is kept until it is sent', async () => {
    const { clock, device } = createPhone();
    let isFull = false;
    const openDatabase = fullDevice(() => isFull);
    const drafts = createDrafts(device.open({ openDatabase }).outbox);
    await clock.until(drafts.write('contact', { name: 'Ada' }));
    isFull = true;
    await clock.until(drafts.write('contact', typed));
    isFull = false;
    expect(await clock.until(drafts.read('contact'))).toEqual(typed);
    await clock.until(drafts.write('contact', {}));
    expect(await clock.until(drafts.read('contact'))).toEqual({});
  });

  it.each([false, true])(
    'that was taken away is put back only where nothing was typed since (device full: %s)',
    async (isSoonFull) => {
      const { clock, device } = createPhone();
      let isFull = false;
      const openDatabase = fullDevice(() => isFull);
      const drafts = createDrafts(device.open({ openDatabase }).outbox);
      await clock.until(drafts.write('contact:2', {}));
      isFull = isSoonFull;
      await clock.until(drafts.write('contact', { name: 'Bisi' }));
      for (const name of ['contact', 'contact:2']) await clock.until(drafts.putBack(name, typed));
      isFull = false;
      expect(await clock.until(drafts.read('contact'))).toEqual({ name: 'Bisi' });
      expect(await clock.until(drafts.read('contact:2'))).toEqual(typed);
    },
  );

  it('is found wherever a tab left it, without those of other forms', async () => {
    const { clock, device } = createPhone();
    let isFull = false;
    const openDatabase = fullDevice(() => isFull);
    const drafts = createDrafts(device.open({ openDatabase }).outbox);
    expect(await clock.until(drafts.filled('contact'))).toEqual([]);
    createDraft('contact').write(typed);
    for (const name of ['contact:2', 'contact:4', 'contact-bloom-towers', 'contacts']) {
      await clock.until(drafts.write(name, typed));
    }
    await clock.until(drafts.write('contact:4', {}));
    isFull = true;
    await clock.until(drafts.write('contact:3', typed));
    isFull = false;
    expect(await clock.until(drafts.filled('contact'))).toEqual([
      'contact',
      'contact:2',
      'contact:3',
    ]);
  });

  it('is kept where the storage is denied', async () => {
    const { clock, device } = createPhone();
    const openDatabase = async () => {
      throw new DOMException('denied', 'SecurityError');
    };
    const drafts = createDrafts(device.open({ openDatabase }).outbox);
    expect(await clock.until(drafts.read('contact'))).toEqual({});
    await clock.until(drafts.write('contact', typed));
    expect(await clock.until(drafts.read('contact'))).toEqual(typed);
    await clock.until(drafts.write('contact', {}));
    expect(await clock.until(drafts.read('contact'))).toEqual({});
  });
});

it('a form has its places where there is no IndexedDB at all', async () => {
  vi.stubGlobal('IDBKeyRange', undefined);
  const { device } = createPhone();
  expect(await createDrafts(device.open().outbox).filled('contact')).toEqual([]);
});
