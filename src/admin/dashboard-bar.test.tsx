import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import css from './admin.css?inline';
import { DashboardBar } from './dashboard-bar';

it.each([320, 360, 390])('at %i px each tab can be read and tapped', async (width) => {
  await page.viewport(width, 700);
  const bar = { role: 'admin', selected: 'leads', news: {} } as const;
  const { container } = await render(
    <MemoryRouter>
      <style>{css}</style>
      <DashboardBar {...bar} onSelect={() => {}} />
    </MemoryRouter>,
  );
  const boxes = [...container.querySelectorAll('[role="tab"], a')].map((one) => ({
    tab: one.getBoundingClientRect(),
    word: one.querySelector('span')?.getBoundingClientRect() ?? new DOMRect(),
  }));
  expect(boxes).toHaveLength(7);
  for (const { tab, word } of boxes) {
    expect(Math.min(tab.width, tab.height)).toBeGreaterThanOrEqual(44);
    expect(word.width).toBeLessThanOrEqual(tab.width);
  }
  const list = container.querySelector('[role="tablist"]')?.getBoundingClientRect();
  expect(list?.right).toBeLessThanOrEqual(boxes[6]?.tab.left ?? 0);
});
