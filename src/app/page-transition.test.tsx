import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { AfterPaint } from '../ui/later';
import { createPageTurner } from './page-transition';

it('shows what is below the first screens of a page after them, if it begins at its top', async () => {
  document.body.innerHTML = '<main id="main"></main>';
  const main = document.getElementById('main');
  const page = createRoot(main as HTMLElement);
  const show = (text: string) => page.render(<AfterPaint key={text}>{text}</AfterPaint>);
  const turn = createPageTurner('/');
  turn('/about', () => show('About'), true);
  expect(main?.outerHTML).toMatch(/ data-arriving=""><div class="min-h-screen"><.div><.main>/);
  await expect.poll(() => main?.outerHTML).toBe('<main id="main">About</main>');
  turn('/contact', () => show('Contact'), true);
  turn('/services', () => show('Services'), false);
  expect(main?.innerHTML).toBe('Services');
});
