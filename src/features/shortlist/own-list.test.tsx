import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { loadShortlist } from '../../shortlist/load-shortlist';
import { shortlistState } from '../../shortlist/shortlist-state';
import { OwnList, useShortlist } from './own-list';

beforeEach(async () => {
  const shortlist = await loadShortlist();
  await shortlist.read();
  await shortlist.change({ remove: shortlistState.getState().kept.map(({ slug }) => slug) });
});

function List() {
  return (
    <MemoryRouter>
      <OwnList shortlist={useShortlist()} />
    </MemoryRouter>
  );
}

let moments = 0;

async function keep(...slugs: string[]) {
  const shortlist = await loadShortlist();
  await shortlist.change({ put: slugs.map((slug) => ({ slug, at: ++moments })) });
}

it('an empty list says how to fill it, and where', async () => {
  const screen = await render(<List />);
  await expect.element(screen.getByText('Nothing kept yet')).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'See our properties' }))
    .toHaveAttribute('href', '/properties');
});

it('what is removed can be put back in its place, also with the keyboard', async () => {
  await keep('citadel-views', 'bloom-towers', 'capital-gardens');
  const screen = await render(<List />);
  const titles = () =>
    screen
      .getByRole('heading')
      .elements()
      .map((one) => one.textContent);
  const all = titles();
  expect(all).toHaveLength(3);
  const remove = screen.getByRole('button', { name: 'Remove Bloom Towers' });
  (remove.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  const undo = screen.getByRole('button', { name: 'Undo' });
  await expect.element(undo).toHaveFocus();
  await expect.element(screen.getByText('Removed: Bloom Towers')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(remove).toHaveFocus();
  expect(titles()).toEqual(all);
});

it('compares from two properties on', async () => {
  await keep('citadel-views');
  const screen = await render(<List />);
  await expect.element(screen.getByText('Keep a second property to compare them.')).toBeVisible();
  await keep('bloom-towers');
  await expect
    .element(screen.getByRole('link', { name: 'Compare' }))
    .toHaveAttribute('href', '/compare?of=citadel-views,bloom-towers');
});

it('opens a chat with anybody, and another with us', async () => {
  await keep('citadel-views', 'bloom-towers');
  const screen = await render(<List />);
  const messageOf = (name: string) => {
    const { href } = screen.getByRole('link', { name }).element() as HTMLAnchorElement;
    const { pathname, searchParams } = new URL(href);
    return { to: pathname.slice(1), text: searchParams.get('text') };
  };
  await expect
    .element(screen.getByRole('link', { name: 'Send to family or friends' }))
    .toBeVisible();
  const toAnybody = messageOf('Send to family or friends');
  expect(toAnybody.to).toBe('');
  expect(toAnybody.text).toContain(`${location.origin}/properties/bloom-towers`);
  const toUs = messageOf('WhatsApp');
  expect(toUs.to).toMatch(/^\d+$/);
  expect(toUs.text).toContain('Bloom Towers');
});

it('what we no longer list can still be removed', async () => {
  await keep('sold-long-ago', 'bloom-towers');
  const screen = await render(<List />);
  await expect.element(screen.getByText('We no longer list sold-long-ago.')).toBeVisible();
  await screen.getByRole('button', { name: 'Remove sold-long-ago' }).click();
  await expect.element(screen.getByText('Removed: sold-long-ago')).toBeVisible();
});
