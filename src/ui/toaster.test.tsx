import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Sheet } from './sheet';
import { showToast } from './toast';
import type { Toast } from './toast-message';

const saved = (description: string) => ({
  kind: 'done' as const,
  title: 'Saved on this device',
  description,
});

it('shows a message, and at most three', async () => {
  for (const words of ['one', 'two', 'three', 'four']) await showToast(saved(words));
  await expect.element(page.getByText('four')).toBeVisible();
  await expect
    .poll(() => document.querySelectorAll('[data-sonner-toast][data-visible="true"]').length)
    .toBe(3);
});

it('runs its action once, then closes', async () => {
  const run = vi.fn();
  await showToast({ ...saved('five'), action: { label: 'Undo', run } });
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(run).toHaveBeenCalledTimes(1);
  await expect.element(page.getByText('five')).not.toBeInTheDocument();
});

it('gives way to what it becomes while it is shown, and not afterwards', async () => {
  const { promise, resolve } = Promise.withResolvers<Toast>();
  await showToast({ ...saved('six'), becomes: promise, ms: 60_000 });
  await expect.element(page.getByText('six')).toBeVisible();
  resolve({ kind: 'done', title: 'Sent', description: 'seven' });
  await expect.element(page.getByText('seven')).toBeVisible();
  await expect.element(page.getByText('six')).not.toBeInTheDocument();

  const late = Promise.withResolvers<Toast>();
  const action = { label: 'Close', run: () => undefined };
  await showToast({ ...saved('eight'), becomes: late.promise, action });
  await page.getByRole('button', { name: 'Close' }).click();
  await expect.element(page.getByText('eight')).not.toBeInTheDocument();
  late.resolve({ kind: 'done', title: 'Sent', description: 'nine' });
  await late.promise;
  await showToast(saved('ten'));
  await expect.element(page.getByText('ten')).toBeVisible();
  await expect.element(page.getByText('nine')).not.toBeInTheDocument();
});

it('the same words again take the place of the first, and still stand for what is not sent', async () => {
  const ada = Promise.withResolvers<Toast>();
  const bisi = Promise.withResolvers<Toast>();
  const sent = (description: string) => ({ kind: 'done' as const, title: 'Sent', description });
  await showToast({ ...saved('again'), becomes: ada.promise, ms: 60_000 });
  await expect.element(page.getByText('again')).toBeVisible();
  await showToast({ ...saved('again'), becomes: bisi.promise, ms: 60_000 });
  await expect.poll(() => page.getByText('again').elements()).toHaveLength(1);
  ada.resolve(sent('Ada'));
  await expect.element(page.getByText('Ada')).toBeVisible();
  await expect.element(page.getByText('again')).toBeVisible();
  bisi.resolve(sent('Bisi'));
  await expect.element(page.getByText('Bisi')).toBeVisible();
  await expect.element(page.getByText('again')).not.toBeInTheDocument();
});

/** The element that a tap in the middle of this one would reach. */
const reached = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return document.elementFromPoint(left + width / 2, top + height / 2);
};

/** Messages have slid to their places. */
const atRest = () =>
  Promise.allSettled(document.getAnimations().map((animation) => animation.finished));

it('a message goes although its place has changed under a resting mouse', async () => {
  const sheet = (isOpen: boolean) => (
    <Sheet title="Filters" isOpen={isOpen} onClose={() => undefined}>
      Any status
    </Sheet>
  );
  const screen = await render(sheet(true));
  await showToast({ ...saved('twelve'), ms: 2_000 });
  await page.getByText('twelve').hover();
  await screen.rerender(sheet(false));
  const message = page.getByText('twelve');
  await expect.element(message, { timeout: 10_000 }).not.toBeInTheDocument();
});

it('on a wide screen a message stands above the controls in its corner, and at the bottom if they fill it', async () => {
  await page.viewport(1280, 800);
  const columnOf = (labels: string[]) => (
    <div style={{ position: 'fixed', right: 0, bottom: 0, width: 300, display: 'grid' }}>
      {labels.map((label) => (
        <button key={label} type="button" style={{ height: 48 }}>
          {label}
        </button>
      ))}
    </div>
  );
  const screen = await render(columnOf(['Call', 'Next', 'Done']));
  await showToast({ ...saved('thirteen'), ms: 60_000 });
  await expect.element(page.getByText('thirteen')).toBeVisible();
  await atRest();
  for (const name of ['Call', 'Next', 'Done']) {
    const button = screen.getByRole('button', { name }).element();
    expect(reached(button)).toBe(button);
  }
  const end = () => page.getByText('thirteen').element().getBoundingClientRect().bottom;
  expect(end()).toBeGreaterThan(500);
  await screen.rerender(columnOf([...'abcdefghijklmnop']));
  dispatchEvent(new Event('resize'));
  await expect.poll(end).toBeGreaterThan(700);
});

it('on a wide screen several messages lie in a pile where only one has room beside the controls, until a mouse spreads them', async () => {
  await page.viewport(1280, 800);
  const rows = [...'abcdefghijkl'].map((name) => (
    <button key={name} type="button" style={{ height: 48, marginTop: name === 'j' ? 176 : 0 }}>
      {`Control ${name}`}
    </button>
  ));
  const column = { position: 'fixed', right: 0, bottom: 0, width: 300, display: 'grid' } as const;
  const screen = await render(<div style={column}>{rows}</div>);
  for (const words of ['fourteen', 'fifteen', 'sixteen']) {
    await showToast({ ...saved(words), ms: 60_000 });
  }
  await expect.element(page.getByText('sixteen')).toBeVisible();
  await expect
    .poll(async () => {
      await atRest();
      const buttons = screen.getByRole('button', { name: /^Control/ }).elements();
      return buttons.filter((button) => reached(button) !== button);
    })
    .toEqual([]);
  await page.getByText('sixteen').hover();
  await atRest();
  const first = page.getByText('fourteen').element();
  expect(reached(first)).toBe(first);
});

describe('on a phone', () => {
  beforeEach(async () => {
    await page.viewport(390, 844);
    // No mouse rests on the messages, which would spread them.
    await userEvent.hover(document.documentElement, { position: { x: 5, y: 5 } });
  });

  it('a second message leaves the first one’s button free', async () => {
    const action = (label: string) => ({ label, run: () => undefined });
    await showToast({ ...saved('six'), action: action('Restore six') });
    await showToast({ ...saved('seven'), action: action('Restore seven') });
    for (const name of ['Restore six', 'Restore seven']) {
      await expect.element(page.getByRole('button', { name })).toBeVisible();
    }
    await atRest();
    for (const name of ['Restore six', 'Restore seven']) {
      const button = page.getByRole('button', { name }).element();
      expect(button.contains(reached(button)), name).toBe(true);
    }
  });

  it.each([
    ['a low', 200],
    ['a tall', 2000],
  ])('messages above %s sheet cover neither its head nor what follows', async (_, height) => {
    const screen = await render(
      <Sheet title="Filters" isOpen onClose={() => undefined}>
        <button type="button" data-follows>
          Tell them
        </button>
        <div style={{ height }} />
      </Sheet>,
    );
    for (const words of ['eight', 'nine', 'ten']) {
      await showToast({ ...saved(`${words} ${height}`), ms: 60_000 });
      await expect.element(page.getByText(`${words} ${height}`)).toBeInViewport({ ratio: 1 });
    }
    const title = screen.getByRole('heading', { name: 'Filters' }).element();
    const close = screen.getByRole('button', { name: 'Close' }).element();
    await atRest();
    const edge = title.getBoundingClientRect();
    const covering = [...document.querySelectorAll('[data-sonner-toast][data-visible="true"]')]
      .map((message) => message.getBoundingClientRect())
      .filter(({ top, bottom }) => top < edge.bottom && bottom > edge.top);
    expect(covering).toEqual([]);
    expect(title.contains(reached(title))).toBe(true);
    for (const button of [close, screen.getByText('Tell them').element()]) {
      expect(button.contains(reached(button))).toBe(true);
    }
  });
});
