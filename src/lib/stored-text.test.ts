import { expect, it } from 'vitest';
import { createDraft, type StoragePlace } from './stored-text';

function memory(): ReturnType<StoragePlace> & { all: Map<string, string> } {
  const all = new Map<string, string>();
  return {
    all,
    getItem: (key) => all.get(key) ?? null,
    setItem: (key, value) => void all.set(key, value),
    removeItem: (key) => void all.delete(key),
  };
}

it('a draft returns what was typed', () => {
  const storage = memory();
  createDraft('contact', () => storage).write({ name: 'Ada', message: 'Is it ready?' });
  expect(createDraft('contact', () => storage).read()).toEqual({
    name: 'Ada',
    message: 'Is it ready?',
  });
});

it('a draft leaves nothing behind once it is sent, or once everything has been deleted', () => {
  const storage = memory();
  const draft = createDraft('contact', () => storage);
  draft.write({ name: 'Ada' });
  draft.forget();
  expect(storage.all.size).toBe(0);
  draft.write({ name: 'Ada' });
  draft.write({ name: '' });
  expect(storage.all.size).toBe(0);
});

it('a draft belongs to one form only', () => {
  const storage = memory();
  createDraft('home', () => storage).write({ name: 'Ada' });
  expect(createDraft('about', () => storage).read()).toEqual({});
});

it.each(['not json', 'null', '[1]', '{"name":{"first":"Ada"}}'])(
  'a draft is empty when the storage holds %s',
  (stored) => {
    const storage = memory();
    storage.setItem('draft:contact', stored);
    expect(createDraft('contact', () => storage).read()).toEqual({});
  },
);

it('a draft is simply not kept where the browser has no storage', () => {
  const draft = createDraft('contact', () => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(() => draft.write({ name: 'Ada' })).not.toThrow();
  expect(draft.read()).toEqual({});
  expect(() => draft.forget()).not.toThrow();
});
