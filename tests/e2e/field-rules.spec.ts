import { enquiryForm, openEnquiry } from '../support/enquiry';
import { expect, test } from '../support/fixtures';
import { newsletterForm, send, submitOf, tourForm, unfold } from '../support/forms';
import { countWaiting, hydrated } from '../support/on-device';
import { toast } from '../support/toasts';

test('without the rules, the fields’ own attributes refuse invalid input, and nothing invalid is reported as saved', {
  tag: '@nightly',
}, async ({ context, network, page }) => {
  network.planRequests(({ path }) =>
    /^\/assets\/submission-/.test(path) ? { kind: 'drop' } : undefined,
  );
  await page.goto('/');
  await unfold(page);
  await hydrated(page);
  await context.setOffline(true);
  const wrong = { name: 'Chidi', email: 'chidi@example' };
  const refused = { ...wrong, message: 'Is it ready?' };
  for (const [form, values] of [
    [enquiryForm(page), refused],
    [enquiryForm(page), { ...wrong, email: 'chidi@example.com', message: '   ' }],
    [tourForm(page), wrong],
    [newsletterForm(page), wrong],
  ] as const) {
    await send(form, values);
    await expect(form.locator('[aria-invalid="true"]').first()).toBeFocused();
  }
  await expect(toast(page, 'Saved on this phone')).toHaveCount(0);
  expect(await countWaiting(page)).toBe(0);
});

test('before any script has loaded, the browser itself reports an invalid address', async ({
  network,
  page,
}) => {
  const release = network.hold((path) => path.startsWith('/assets/') && path.endsWith('.js'));
  await page.goto('/properties/citadel-views', { waitUntil: 'load' });
  const form = await openEnquiry(page);
  await form.locator('[name="name"]').fill('Chidi');
  await form.locator('[name="email"]').fill('chidi@example');
  await form.locator('[name="message"]').fill('Is it ready?');
  await submitOf(form).tap();
  await expect(form.locator('[name="email"]')).toBeFocused();
  release();
  await hydrated(page);
  await expect(submitOf(form)).toHaveText('Send message');
  await expect(toast(page, 'Saved on this phone')).toHaveCount(0);
  expect(network.posts).toEqual([]);
});
