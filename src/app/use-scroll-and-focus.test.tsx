import { MemoryRouter, useNavigate } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useScrollAndFocus } from './use-scroll-and-focus';

function Tall() {
  useScrollAndFocus();
  const navigate = useNavigate();
  return (
    <button type="button" style={{ margin: '3000px 0' }} onClick={() => navigate('/next')}>
      Next
    </button>
  );
}

it.each([
  ['begins at its top, although what was there before was higher', false, 0],
  ['does not move from under a finger', true, 900],
])('a page that was opened %s', async (_, isTouched, place) => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  await render(<Tall />, { wrapper: MemoryRouter });
  await page.getByRole('button').click();
  expect(scrollY).toBe(0);
  scrollTo(0, 900);
  if (isTouched) document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  await vi.advanceTimersByTimeAsync(100);
  expect(scrollY).toBe(place);
});
