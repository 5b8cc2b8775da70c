import { afterEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { rooms } from '../../content/tours/brum-height-7';
import { HomeTour } from './home-tour';

afterEach(() => vi.restoreAllMocks());

async function tour() {
  return render(
    <HomeTour
      rooms={rooms}
      plan={(standpoints) => (
        <svg viewBox="0 0 14 10" aria-label="Plan" role="img">
          {standpoints}
        </svg>
      )}
    />,
  );
}

it('each room is listed with its name, its picture and what is in it', async () => {
  const screen = await tour();
  const items = screen.getByRole('listitem');
  expect(items.elements()).toHaveLength(rooms.length);
  for (const { name, text, still } of rooms) {
    const item = items.filter({ hasText: text });
    await expect.element(item.getByRole('heading', { name })).toBeVisible();
    await expect.element(item.getByRole('img', { name: still.alt })).toBeInTheDocument();
  }
});

it('the plan shows every standpoint, and where one is; a tap goes to another', async () => {
  const screen = await tour();
  const places = [...document.querySelectorAll('.tour-place')];
  const here = () => places.map((place) => place.hasAttribute('data-here'));
  expect(here()).toEqual(rooms.map((_, index) => index === 0));
  document
    .querySelectorAll('.tour-reach')[1]
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await expect.element(screen.getByRole('status')).toHaveTextContent(rooms[1]?.name ?? '');
  expect(here()).toEqual(rooms.map((_, index) => index === 1));
});

it('without WebGL the pictures are all there is, and the page says so', async () => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  const screen = await tour();
  await expect
    .element(screen.getByRole('status'))
    .toHaveTextContent('This browser can’t show the all-round view, so here is a picture instead.');
  await expect.element(screen.getByRole('application')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button')).not.toBeInTheDocument();
});
