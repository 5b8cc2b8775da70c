import { openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { emptyStorage } from '../offline/doubles/storage';
import { createShortlist } from './shortlist';
import type { ShortlistState } from './shortlist-state';

beforeEach(emptyStorage);

/** A phone whose tabs hear each other. */
function createPhone() {
  const listeners = new Map<object, () => void>();
  const openTab = () => {
    const tab = {};
    const state = createStore<ShortlistState>(() => ({ kept: [], seen: [], isRead: false }));
    let now = 0;
    const onStored = vi.fn();
    const shortlist = createShortlist({
      state,
      channel: {
        post: () => {
          for (const [other, hear] of listeners) if (other !== tab) hear();
        },
        listen: (listener) => {
          listeners.set(tab, () => listener('changed'));
          return () => listeners.delete(tab);
        },
      },
      now: () => ++now,
      onStored,
    });
    const slugs = (list: 'kept' | 'seen' = 'kept') =>
      state.getState()[list].map(({ slug }) => slug);
    return { shortlist, state, slugs, onStored };
  };
  return { openTab };
}

const property = (slug: string, at: number) => ({ slug, at });

describe('what is kept', () => {
  it('is there again after a reload, in the order in which it was kept', async () => {
    const phone = createPhone();
    const { shortlist, onStored } = phone.openTab();
    expect(await shortlist.change({ put: [property('b', 1)] })).toBe(true);
    expect(await shortlist.change({ put: [property('a', 2)] })).toBe(true);
    expect(onStored).toHaveBeenCalledTimes(2);
    const reloaded = phone.openTab();
    await reloaded.shortlist.read();
    expect(reloaded.slugs()).toEqual(['b', 'a']);
    expect(reloaded.state.getState().isRead).toBe(true);
  });

  it('is stored again when the database was deleted under the open page', async () => {
    const phone = createPhone();
    const { shortlist, slugs } = phone.openTab();
    await shortlist.change({ put: [property('a', 1)] });
    await new Promise((resolve) => {
      indexedDB.deleteDatabase('meridian-shortlist').onsuccess = resolve;
    });
    await shortlist.change({ put: [property('b', 2)] });
    expect(slugs()).toEqual(['a', 'b']);
    const reloaded = phone.openTab();
    await reloaded.shortlist.read();
    expect(reloaded.slugs()).toEqual(['a', 'b']);
  });

  it('shows before it is stored', async () => {
    const { shortlist, slugs } = createPhone().openTab();
    await shortlist.read();
    const storing = shortlist.change({ put: [property('a', 1)] });
    expect(slugs()).toEqual(['a']);
    await storing;
  });

  it('is removed, and put back in its place', async () => {
    const { shortlist, slugs } = createPhone().openTab();
    await shortlist.change({ put: [property('a', 1), property('b', 2), property('c', 3)] });
    await shortlist.change({ remove: ['b'] });
    expect(slugs()).toEqual(['a', 'c']);
    await shortlist.change({ put: [property('b', 2)] });
    expect(slugs()).toEqual(['a', 'b', 'c']);
  });

  it('of a link joins what was there, which keeps its place', async () => {
    const { shortlist, slugs } = createPhone().openTab();
    await shortlist.change({ put: [property('own', 1), property('b', 2)] });
    await shortlist.change({ put: [property('a', 10), property('b', 11), property('c', 12)] });
    expect(slugs()).toEqual(['own', 'b', 'a', 'c']);
  });

  it('is what was chosen last, however quickly', async () => {
    const phone = createPhone();
    const { shortlist, slugs } = phone.openTab();
    await Promise.all([
      shortlist.change({ put: [property('a', 1)] }),
      shortlist.change({ remove: ['a'] }),
      shortlist.change({ put: [property('a', 2)] }),
      shortlist.change({ remove: ['a'] }),
    ]);
    expect(slugs()).toEqual([]);
    const reloaded = phone.openTab();
    await reloaded.shortlist.read();
    expect(reloaded.slugs()).toEqual([]);
  });

  it('is the same in every tab', async () => {
    const phone = createPhone();
    const one = phone.openTab();
    const other = phone.openTab();
    await one.shortlist.change({ put: [property('a', 1)] });
    await vi.waitFor(() => expect(other.slugs()).toEqual(['a']));
    await other.shortlist.change({ put: [property('b', 2)], remove: ['a'] });
    await vi.waitFor(() => expect(one.slugs()).toEqual(['b']));
  });

  it('is not lost to a read that began before it was stored', async () => {
    const { shortlist, slugs } = createPhone().openTab();
    const reading = shortlist.read();
    const storing = shortlist.change({ put: [property('a', 1)] });
    await reading;
    expect(slugs()).toEqual(['a']);
    await storing;
    expect(slugs()).toEqual(['a']);
  });

  it('is read without what another release has stored in another form', async () => {
    const phone = createPhone();
    await phone.openTab().shortlist.change({ put: [property('a', 1)] });
    const database = await openDB('meridian-shortlist');
    await database.put('kept', { name: 'b' }, 'b');
    database.close();
    const { shortlist, slugs } = phone.openTab();
    await shortlist.read();
    expect(slugs()).toEqual(['a']);
    await shortlist.change({ put: [property('b', 2)] });
    expect(slugs()).toEqual(['a', 'b']);
  });
});

describe('a browser that denies storage', () => {
  afterEach(emptyStorage);
  beforeEach(() => {
    globalThis.indexedDB = {
      ...indexedDB,
      open() {
        throw new DOMException('denied', 'SecurityError');
      },
    };
  });

  it('keeps the list for as long as the page is open, and says so', async () => {
    const { shortlist, state, slugs, onStored } = createPhone().openTab();
    await shortlist.read();
    expect(state.getState()).toEqual({ kept: [], seen: [], isRead: true });
    expect(await shortlist.change({ put: [property('a', 1)] })).toBe(false);
    expect(await shortlist.change({ put: [property('b', 2)] })).toBe(false);
    expect(await shortlist.change({ remove: ['a'] })).toBe(false);
    expect(slugs()).toEqual(['b']);
    expect(onStored).not.toHaveBeenCalled();
  });

  it('remembers no page that was seen', async () => {
    const { shortlist, slugs } = createPhone().openTab();
    await shortlist.read();
    await shortlist.see('a');
    expect(slugs('seen')).toEqual([]);
  });
});

describe('what was seen', () => {
  it('is the latest five, latest first, each once', async () => {
    const phone = createPhone();
    const { shortlist, slugs } = phone.openTab();
    for (const slug of ['a', 'b', 'c', 'd', 'e', 'f', 'b']) await shortlist.see(slug);
    expect(slugs('seen')).toEqual(['b', 'f', 'e', 'd', 'c']);
    const reloaded = phone.openTab();
    await reloaded.shortlist.read();
    expect(reloaded.slugs('seen')).toEqual(['b', 'f', 'e', 'd', 'c']);
  });

  it('is forgotten in every tab, and nothing else is', async () => {
    const phone = createPhone();
    const { shortlist } = phone.openTab();
    const other = phone.openTab();
    await shortlist.change({ put: [property('a', 1)] });
    await shortlist.see('b');
    await vi.waitFor(() => expect(other.slugs('seen')).toEqual(['b']));
    await shortlist.forgetSeen();
    await vi.waitFor(() => expect(other.slugs('seen')).toEqual([]));
    expect(other.slugs()).toEqual(['a']);
  });
});
