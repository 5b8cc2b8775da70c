import { expect, it, vi } from 'vitest';
import { createBatch, mayObserve, type Observation } from './observe';

const LCP: Observation = { kind: 'vital', name: 'LCP', value: 1200, page: '/' };

it.each([
  [{}, true],
  [{ doNotTrack: null }, true],
  [{ doNotTrack: '0' }, true],
  [{ doNotTrack: '1' }, false],
  [{ globalPrivacyControl: true }, false],
  [{ doNotTrack: '0', globalPrivacyControl: false }, true],
])('with the browser setting %j a visitor may be observed: %s', (wishes, may) => {
  expect(mayObserve(wishes)).toBe(may);
});

it('sends everything noted in one batch, once', () => {
  const send = vi.fn();
  const batch = createBatch(send);
  batch.note(LCP);
  batch.note({ ...LCP, name: 'CLS', value: 0 });
  batch.flush();
  batch.flush();
  expect(send).toHaveBeenCalledExactlyOnceWith([LCP, { ...LCP, name: 'CLS', value: 0 }]);
});

it('sends no more than the database accepts', () => {
  const send = vi.fn();
  const batch = createBatch(send);
  for (let n = 0; n < 30; n += 1) batch.note({ ...LCP, value: n });
  batch.flush();
  expect(send.mock.calls[0]?.[0]).toHaveLength(20);
});

it.each([
  ['an address that contains a search', { page: '/properties?search=ada' }],
  ['an error’s message', { name: 'Can’t read the e-mail ada@example.com' }],
  ['no number', { value: Number.NaN }],
  ['a clock that ran backwards', { value: -3 }],
])('ignores %s', (_, change) => {
  const send = vi.fn();
  const batch = createBatch(send);
  batch.note({ ...LCP, ...change });
  batch.flush();
  expect(send).not.toHaveBeenCalled();
});
