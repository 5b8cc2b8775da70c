import { describe, expect, it } from 'vitest';
import type { DraftStore } from '../lib/draft';
import { createVisitorMemory } from './use-remembered-visitor';

function memory(): DraftStore & { all: Map<string, string> } {
  const all = new Map<string, string>();
  return {
    all,
    getItem: (key) => all.get(key) ?? null,
    setItem: (key, value) => void all.set(key, value),
    removeItem: (key) => void all.delete(key),
  };
}

const ADA = { name: 'Ada Obi', email: 'ada@example.com', phone: '+2348031234567' };

describe('a visitor’s details', () => {
  it('are stored on the device, without the rest of what was sent', () => {
    const storage = memory();
    const sent = { ...ADA, table: 'contacts', message: 'My secret plans.' };
    createVisitorMemory(() => storage).keep(sent);
    expect(createVisitorMemory(() => storage).read()).toEqual(ADA);
    expect([...storage.all.values()].join()).not.toContain('secret');
  });

  it('are deleted without a trace when the visitor asks to be forgotten', () => {
    const storage = memory();
    const visitors = createVisitorMemory(() => storage);
    visitors.keep(ADA);
    visitors.forget();
    expect(visitors.read()).toBeUndefined();
    expect(storage.all.size).toBe(0);
  });

  it('are announced to every form when they change', () => {
    const storage = memory();
    const visitors = createVisitorMemory(() => storage);
    const seen: unknown[] = [];
    const stop = visitors.subscribe(() => seen.push('changed'));
    visitors.keep(ADA);
    visitors.forget();
    stop();
    visitors.keep(ADA);
    expect(seen).toHaveLength(2);
  });

  it('are the same object as long as they don’t change', () => {
    const storage = memory();
    const visitors = createVisitorMemory(() => storage);
    visitors.keep(ADA);
    expect(visitors.read()).toBe(visitors.read());
    visitors.keep({ ...ADA, phone: null });
    expect(visitors.read()).toEqual({ ...ADA, phone: null });
  });

  it.each(['not json', 'null', '[]', '{"name":"Ada"}', '{"name":1,"email":"a@b.cd","phone":null}'])(
    'are ignored when the storage holds %s',
    (stored) => {
      const storage = memory();
      storage.setItem('visitor', stored);
      expect(createVisitorMemory(() => storage).read()).toBeUndefined();
    },
  );

  it('are not remembered where the browser has no storage', () => {
    const visitors = createVisitorMemory(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(() => visitors.keep(ADA)).not.toThrow();
    expect(visitors.read()).toBeUndefined();
    expect(() => visitors.forget()).not.toThrow();
  });
});
