import { beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyStorage } from '../offline/doubles/storage';
import { onVisitorChange, readVisitor, rememberVisitor } from './use-remembered-visitor';

beforeEach(emptyStorage);

const ADA = { name: 'Ada Obi', email: 'ada@example.com', phone: '+2348031234567' };

describe('a visitor’s details', () => {
  it('are stored on the device, without the rest of what was sent', () => {
    const sent = { ...ADA, table: 'contacts', message: 'My secret plans.' };
    rememberVisitor(sent);
    expect(readVisitor()).toEqual(ADA);
    expect(localStorage.getItem('visitor')).not.toContain('secret');
  });

  it('are deleted without a trace when the visitor asks to be forgotten', () => {
    rememberVisitor(ADA);
    rememberVisitor(undefined);
    expect(readVisitor()).toBeUndefined();
    expect(Object.keys(localStorage)).toEqual([]);
  });

  it('are announced to every form when they change', () => {
    const seen: unknown[] = [];
    const stop = onVisitorChange(() => seen.push(readVisitor()));
    rememberVisitor({ ...ADA, phone: null });
    rememberVisitor(undefined);
    stop();
    rememberVisitor(ADA);
    expect(seen).toEqual([{ ...ADA, phone: null }, undefined]);
  });

  it.each(['not json', 'null', '[]', '{"name":"Ada"}', '{"name":1,"email":"a@b.cd","phone":null}'])(
    'are ignored when the storage holds %s',
    (stored) => {
      localStorage.setItem('visitor', stored);
      expect(readVisitor()).toBeUndefined();
    },
  );

  it('are not remembered where the browser has no storage', () => {
    vi.stubGlobal('localStorage', undefined);
    expect(() => rememberVisitor(ADA)).not.toThrow();
    expect(readVisitor()).toBeUndefined();
    expect(() => rememberVisitor(undefined)).not.toThrow();
  });
});
