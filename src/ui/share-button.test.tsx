import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { share } from './share-button';

const bloom = { title: 'Bloom Towers', path: '/properties/bloom-towers' };

/** A browser with a share sheet, which this one lacks. */
function withSheet(answer: () => Promise<void>) {
  const sheet = vi.fn(answer);
  Object.defineProperty(navigator, 'share', { configurable: true, value: sheet });
  return sheet;
}

afterEach(() => Reflect.deleteProperty(navigator, 'share'));

it('hands the page’s name and whole address to the share sheet', async () => {
  const sheet = withSheet(async () => {});
  await share(bloom);
  expect(sheet).toHaveBeenCalledExactlyOnceWith({
    title: 'Bloom Towers',
    url: `${location.origin}/properties/bloom-towers`,
  });
});

it('does nothing more when the sheet is closed', async () => {
  withSheet(() => Promise.reject(new DOMException('closed', 'AbortError')));
  await share(bloom);
  await expect.element(page.getByText(/Link copied|copy the link/)).not.toBeInTheDocument();
});

it('shows the link where it can neither be shared nor copied', async () => {
  withSheet(() => Promise.reject(new DOMException('not now', 'NotAllowedError')));
  const write = vi
    .spyOn(navigator.clipboard, 'writeText')
    .mockRejectedValue(new DOMException('denied', 'NotAllowedError'));
  await share(bloom);
  await expect.element(page.getByText('Please copy the link yourself')).toBeVisible();
  await expect.element(page.getByText(`${location.origin}${bloom.path}`)).toBeVisible();
  write.mockRestore();
});
