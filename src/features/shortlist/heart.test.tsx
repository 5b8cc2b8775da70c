import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { loadShortlist } from '../../shortlist/load-shortlist';
import { shortlistState } from '../../shortlist/shortlist-state';
import { Heart, PropertyActions } from './heart';

const bloom = { slug: 'bloom-towers', title: 'Bloom Towers' };

beforeEach(async () => {
  const shortlist = await loadShortlist();
  await shortlist.read();
  await shortlist.change({ remove: shortlistState.getState().kept.map(({ slug }) => slug) });
});

it('is large enough for a thumb, says what a tap does, and whether the property is kept', async () => {
  const screen = await render(<Heart property={bloom} />);
  const keep = screen.getByRole('button', { name: 'Keep Bloom Towers in your shortlist' });
  await expect.element(keep).toHaveAttribute('aria-pressed', 'false');
  const { width, height } = keep.element().getBoundingClientRect();
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  await keep.click();
  const remove = screen.getByRole('button', { name: 'Remove Bloom Towers from your shortlist' });
  await expect.element(remove).toHaveAttribute('aria-pressed', 'true');
  await remove.click();
  await expect.element(keep).toBeVisible();
});

it('answers a tap at once, whatever storage does', async () => {
  const screen = await render(<Heart property={bloom} />);
  const button = screen.getByRole('button').element() as HTMLButtonElement;
  button.click();
  // In the next frame, long before anything is on disk.
  await new Promise(requestAnimationFrame);
  expect(button.getAttribute('aria-pressed')).toBe('true');
});

it('all hearts of a property agree', async () => {
  const screen = await render(
    <>
      <Heart property={bloom} />
      <Heart property={bloom} className="action">
        Shortlist
      </Heart>
    </>,
  );
  await screen.getByRole('button').first().click();
  await expect.poll(() => screen.getByRole('button', { pressed: true }).all().length).toBe(2);
});

it('shares a property with the unit that is chosen', async () => {
  const share = vi.fn(async () => undefined);
  vi.stubGlobal('navigator', { share });
  const screen = await render(
    <MemoryRouter initialEntries={['/properties/bloom-towers?unit=W09-02']}>
      <PropertyActions property={bloom} />
    </MemoryRouter>,
  );
  await screen.getByRole('button', { name: 'Share' }).click();
  const url = `${location.origin}/properties/bloom-towers?unit=W09-02#units`;
  await expect.poll(() => share.mock.calls).toEqual([[{ title: 'Bloom Towers', url }]]);
});
