import { beforeEach, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { CHECK_EVERY_MS, takeUpdate } from './follow-registration';
import type { ReleaseState, WorkerNews } from './release-state';

beforeEach(() => vi.useFakeTimers());

function page() {
  const release = createStore<ReleaseState>(() => 'current');
  const news = createStore<WorkerNews | null>(() => null);
  const checkForUpdate = vi.fn();
  const apply = vi.fn(() => news.setState({ kind: 'updating', text: 'Updating…' }, true));
  const world = { isTyping: false };
  const take = takeUpdate({ release, news, isTyping: () => world.isTyping, checkForUpdate });
  const action = { label: 'Update now', run: apply };
  const offer = () =>
    news.setState({ kind: 'update-available', text: 'New version.', action }, true);
  return { release, look: checkForUpdate, apply, world, take, offer };
}

it('a working release looks for no update and activates none without being asked', () => {
  const { look, apply, offer } = page();
  offer();
  vi.advanceTimersByTime(4 * CHECK_EVERY_MS);
  expect(look).not.toHaveBeenCalled();
  expect(apply).not.toHaveBeenCalled();
});

it.each(['refused', 'gone'] as const)(
  'a release that is %s looks for the next one until it finds it, then activates it',
  (state) => {
    const { release, look, apply, offer } = page();
    release.setState(state, true);
    expect(look).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(CHECK_EVERY_MS);
    expect(look).toHaveBeenCalledTimes(2);
    offer();
    expect(apply).toHaveBeenCalledTimes(1);
  },
);

it('a release with a missing part looks for the next one, but waits to be asked', () => {
  const { release, look, apply, offer } = page();
  release.setState('incomplete', true);
  offer();
  expect(look).toHaveBeenCalledTimes(1);
  expect(apply).not.toHaveBeenCalled();
});

it('an update that is already waiting is activated as soon as this release is refused', () => {
  const { release, apply, offer } = page();
  offer();
  release.setState('refused', true);
  expect(apply).toHaveBeenCalledTimes(1);
});

it('nothing is activated while the visitor is typing, only afterwards', () => {
  const { release, apply, world, take, offer } = page();
  world.isTyping = true;
  release.setState('refused', true);
  offer();
  expect(apply).not.toHaveBeenCalled();
  world.isTyping = false;
  take();
  expect(apply).toHaveBeenCalledTimes(1);
});

it('stops looking once the release works again', () => {
  const { release, look } = page();
  release.setState('refused', true);
  release.setState('current', true);
  vi.advanceTimersByTime(4 * CHECK_EVERY_MS);
  expect(look).toHaveBeenCalledTimes(1);
});
