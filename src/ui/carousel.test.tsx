import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Carousel } from './carousel';

const slides = ['Hall', 'Kitchen', 'Garden'].map((name) => <p key={name}>{name}</p>);

async function carousel() {
  const screen = await render(
    <Carousel label="Rooms" intervalMs={60_000}>
      {slides}
    </Carousel>,
  );
  const track = screen.getByRole('list').element();
  const inView = () => Math.round(track.scrollLeft / track.clientWidth);
  const at = (slide: number) => expect.element(screen.getByText(`${slide} / 3`)).toBeVisible();
  const press = (name: RegExp) => screen.getByRole('button', { name }).click();
  return { track, inView, at, press };
}

/** A finger that goes down in the middle of the track and comes up elsewhere. */
function swipe(track: Element, dx: number, dy: number): void {
  const finger = (x: number, y: number) =>
    new Touch({ identifier: 1, target: track, clientX: x, clientY: y });
  const start = finger(200, 100);
  const end = finger(200 + dx, 100 + dy);
  track.dispatchEvent(new TouchEvent('touchstart', { touches: [start], bubbles: true }));
  track.dispatchEvent(new TouchEvent('touchend', { changedTouches: [end], bubbles: true }));
}

it('goes on, and from the last slide to the first', async () => {
  const { at, press } = await carousel();
  for (const slide of [2, 3, 1, 2]) {
    await press(/^Next/);
    await at(slide);
  }
});

it('goes back, and from the first slide to the last', async () => {
  const { at, press } = await carousel();
  for (const slide of [3, 2, 1, 3]) {
    await press(/^Previous/);
    await at(slide);
  }
});

it('turns round on the copy that follows the last slide', async () => {
  const { at, press, inView } = await carousel();
  for (const _ of slides) await press(/^Next/);
  await at(1);
  expect(inView()).toBe(3);
  await press(/^Previous/);
  await at(3);
});

it('shows the real first slide to a finger that comes down on its copy', async () => {
  const { at, press, inView, track } = await carousel();
  for (const _ of slides) await press(/^Next/);
  await expect.poll(inView).toBe(3);
  await userEvent.click(track);
  await expect.poll(inView).toBe(0);
  await at(1);
});

it.each([
  ['back from the first slide leads to the last', 80, 10, 3],
  ['on is left to the browser', -80, 10, 1],
  ['that is too short does nothing', 20, 0, 1],
  ['that scrolls the page does nothing', 60, 90, 1],
])('a swipe %s', async (_, dx, dy, slide) => {
  const { at, track } = await carousel();
  swipe(track, dx, dy);
  await at(slide);
});
