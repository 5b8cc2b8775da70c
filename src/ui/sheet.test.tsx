import { type ReactNode, useState } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { wantsMotion } from '../../tests/support/wants-motion';
import { Sheet } from './sheet';
import { prepareMotion } from './use-motion';

function Opener({ children }: { children?: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Filter
      </button>
      <Sheet title="Filters" isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <button type="button">Show all</button>
        {children}
      </Sheet>
    </>
  );
}

const dialog = () => page.getByRole('dialog', { name: 'Filters' });

async function opened() {
  const screen = await render(<Opener />);
  const opener = screen.getByRole('button', { name: 'Filter' });
  await opener.click();
  await expect.element(dialog()).toBeVisible();
  return opener;
}

/** The sheet in the document, whether or not it is visible. */
const inDocument = () => document.querySelector('dialog');

/** Records where the top edge of the sheet is drawn from now on, and whether it is open. */
function recordEdges() {
  const edges: { top: number; isOpen: boolean }[] = [];
  const look = () => {
    const sheet = inDocument();
    if (!sheet) return;
    edges.push({ top: Math.round(sheet.getBoundingClientRect().top), isOpen: sheet.open });
    requestAnimationFrame(look);
  };
  look();
  return edges;
}

describe.each(['without', 'with'])('%s animations', (parts) => {
  beforeEach(async () => {
    await wantsMotion(parts === 'with' ? 'no-preference' : 'reduce');
    await prepareMotion();
  });

  it.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['its button', () => page.getByRole('button', { name: 'Close' }).click()],
    ['a tap beside it', () => userEvent.click(document.body, { position: { x: 5, y: 5 } })],
  ])('closed by %s it gives the focus back to what opened it', async (_, close) => {
    const opener = await opened();
    await close();
    await expect.element(opener).toHaveFocus();
    await expect.poll(inDocument).toBeNull();
  });

  it('keeps the focus inside while it is open', async () => {
    const opener = await opened();
    for (let tab = 0; tab < 4; tab++) {
      await userEvent.tab();
      expect(document.activeElement).not.toBe(opener.element());
    }
  });

  it('opens again after it was closed', async () => {
    const opener = await opened();
    await userEvent.keyboard('{Escape}');
    await opener.click();
    await expect.element(dialog()).toBeVisible();
    expect(inDocument()?.open).toBe(true);
  });

  it('opens again if its opener is tapped in the moment in which it closes, every time', async () => {
    const opener = (await opened()).element();
    for (const _ of [1, 2, 3]) {
      inDocument()?.querySelector<HTMLElement>('.tool')?.click();
      (opener as HTMLElement).click();
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      await expect.element(dialog()).toBeVisible();
    }
  });
});

describe('with animation', () => {
  beforeEach(async () => {
    await wantsMotion('no-preference');
    await prepareMotion();
  });

  it('closes at once, leaves the way it came, and is removed', async () => {
    const opener = await opened();
    await expect.poll(() => inDocument()?.style.transform).toBe('none');
    const edges = recordEdges();
    await userEvent.keyboard('{Escape}');
    await expect.element(opener).toHaveFocus();
    await expect.poll(inDocument).toBeNull();
    const [first] = edges;
    const below = edges.filter(({ top }) => top > (first?.top ?? 0));
    expect(below.length).toBeGreaterThan(1);
    expect(below.filter(({ isOpen }) => isOpen)).toEqual([]);
  });

  it('reverses when it is reopened on its way out', async () => {
    const opener = await opened();
    const element = inDocument();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => inDocument()?.inert).toBe(true);
    await opener.click();
    await expect.poll(() => inDocument()?.open).toBe(true);
    expect(inDocument()).toBe(element);
    await expect.poll(() => inDocument()?.style.transform).toBe('none');
    await expect.element(dialog()).toBeVisible();
  });

  it('does not move once the visitor asks for reduced motion', async () => {
    await wantsMotion('reduce');
    await opened();
    const edges = recordEdges();
    await userEvent.keyboard('{Escape}');
    await expect.poll(inDocument).toBeNull();
    expect(new Set(edges.map(({ top }) => top)).size).toBe(1);
  });
});

it.each(['reduce', 'no-preference'] as const)(
  'stays open, with what was typed, when its opener is hidden at another width (%s)',
  async (motion) => {
    await wantsMotion(motion);
    await prepareMotion();
    const screen = await render(
      <div data-testid="bar">
        <Opener>
          <input aria-label="Name" />
        </Opener>
      </div>,
    );
    await screen.getByRole('button', { name: 'Filter' }).click();
    const name = page.getByRole('textbox', { name: 'Name' });
    await name.fill('Ada');
    screen.getByTestId('bar').element().setAttribute('style', 'display: none');
    await expect.element(dialog()).toBeVisible();
    await expect.element(name).toHaveValue('Ada');
    await page.getByRole('button', { name: 'Close' }).click();
    await expect.poll(inDocument).toBeNull();
  },
);

it('keeps the width of the page behind it where scroll bars take space', async () => {
  const screen = await render(
    <>
      <style>{'::-webkit-scrollbar { width: 15px }'}</style>
      <div style={{ height: '300vh' }}>
        <Opener />
      </div>
    </>,
  );
  const width = () => document.documentElement.getBoundingClientRect().width;
  const before = width();
  expect(before).toBe(innerWidth - 15);
  await screen.getByRole('button', { name: 'Filter' }).click();
  await expect.element(dialog()).toBeVisible();
  expect(width()).toBe(before);
});
