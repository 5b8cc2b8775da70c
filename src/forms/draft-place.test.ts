import { describe, expect, it } from 'vitest';
import { createLocks } from '../offline/doubles/locks';
import { type Place, type PlaceEnv, retakePlace, takePlace } from './draft-place';

/** A device with several tabs, each of which takes a place for the viewing form. */
function device() {
  const locks = createLocks();
  const filled: string[] = [];
  const envOf = (tab: object, own: Partial<PlaceEnv>): PlaceEnv => ({
    locks: locks.of(tab),
    remembered: null,
    patience: new AbortController().signal,
    remember() {},
    filled: async () => filled,
    mayAdopt: true,
    ...own,
  });
  return {
    filled,
    close: locks.release,
    take: (tab: object, own: Partial<PlaceEnv> = {}) => takePlace('capture', envOf(tab, own)),
    retake: (tab: object, name: string) => retakePlace('capture', name, envOf(tab, {})),
    /** Puts a page into the back/forward cache. */
    async putAway(place: Place) {
      place.release();
      await new Promise(setImmediate);
    },
  };
}

describe('what is typed into a form', () => {
  it('comes back in the next tab when its own is gone, each draft in one tab only', async () => {
    const { take, filled, close } = device();
    const [first, second] = [{}, {}];
    await take(first);
    await take(second);
    filled.push('capture', 'capture:2');
    close(first);
    close(second);
    expect((await take({})).name).toBe('capture');
    expect((await take({})).name).toBe('capture:2');
    expect((await take({})).name).toBe('capture:3');
  });

  it('comes back in its own tab after a reload, whatever others have left behind', async () => {
    const { take, filled } = device();
    filled.push('capture', 'capture:2');
    expect((await take({}, { remembered: 'capture:2' })).name).toBe('capture:2');
  });

  it('comes back after a reload even if the old page releases it a moment later', async () => {
    const { take, filled, close } = device();
    const before = {};
    await take(before);
    filled.push('capture');
    const after = take({}, { remembered: 'capture' });
    close(before);
    expect((await after).name).toBe('capture');
  });

  it('comes back if the page was reloaded in the moment in which it moved to another place', async () => {
    const { take, filled } = device();
    filled.push('capture');
    expect((await take({}, { remembered: 'capture:2' })).name).toBe('capture');
  });

  it('stays where it is if nothing was left behind, or what was left is in use', async () => {
    const { take, filled } = device();
    expect((await take({}, { remembered: 'capture:2' })).name).toBe('capture:2');
    await take({});
    filled.push('capture');
    let remembered = '';
    const remember = (name: string) => {
      remembered = name;
    };
    expect((await take({}, { remembered: 'capture:3', remember })).name).toBe('capture:3');
    expect(remembered).toBe('capture:3');
  });

  it('stays with its tab when that tab is duplicated', async () => {
    const { take, filled } = device();
    await take({});
    filled.push('capture');
    const duplicate = { remembered: 'capture', patience: AbortSignal.abort() };
    expect((await take({}, duplicate)).name).toBe('capture:2');
  });

  it('comes back even if the tab is reloaded in the moment in which it gets its place', async () => {
    const { take } = device();
    let remembered = '';
    const remember = (name: string) => {
      remembered = name;
    };
    const isRemembered = new Promise((resolve) => {
      const request = async () => resolve(remembered);
      void take({}, { remember, locks: { request } });
    });
    expect(await isRemembered).toBe('capture');
  });

  it('in a closed tab is not mixed with what somebody is typing', async () => {
    const { take, filled } = device();
    filled.push('capture');
    expect((await take({}, { mayAdopt: false })).name).toBe('capture:2');
  });

  it('is still there when its page returns from the back/forward cache', async () => {
    const { take, retake, filled, putAway } = device();
    const tab = {};
    await putAway(await take(tab));
    filled.push('capture');
    expect((await retake(tab, 'capture')).name).toBe('capture');
  });

  it('moves when its page comes back and another tab has taken over its draft', async () => {
    const { take, retake, filled, putAway } = device();
    const tab = {};
    await putAway(await take(tab));
    filled.push('capture');
    await take({});
    expect((await retake(tab, 'capture')).name).toBe('capture:2');
  });

  it('is kept in one place if tabs can’t lock', async () => {
    const { take, filled } = device();
    filled.push('capture');
    expect((await take({}, { locks: undefined })).name).toBe('capture');
    expect((await take({}, { locks: undefined })).name).toBe('capture');
    const forbidden = {
      request: () => Promise.reject(new DOMException('denied', 'SecurityError')),
    };
    expect((await take({}, { locks: forbidden })).name).toBe('capture');
  });
});
