import { useState } from 'react';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import type { Card } from './card';
import { CardPicture } from './card-picture';

function Form() {
  const [card, setCard] = useState<Card>();
  return <CardPicture card={card} onChange={setCard} />;
}

/** Chooses a file that is a picture, or none. */
function choose(content: Blob): void {
  const input = document.querySelector('input[type="file"]');
  const files = new DataTransfer();
  files.items.add(new File([content], 'card.jpg', { type: 'image/jpeg' }));
  if (input instanceof HTMLInputElement) input.files = files.files;
  input?.dispatchEvent(new Event('change', { bubbles: true }));
}

it('says after a reload that the picture of a card has to be taken again, until it is', async () => {
  const canvas = new OffscreenCanvas(4, 4);
  canvas.getContext('2d')?.fillRect(0, 0, 4, 4);
  const card = await canvas.convertToBlob({ type: 'image/jpeg' });
  const first = await render(<Form />);
  const lost = (screen: typeof first) => screen.getByText('Take it again.');
  await expect.element(lost(first)).not.toBeInTheDocument();
  choose(card);
  await expect.element(first.getByRole('img')).toBeVisible();
  await first.unmount();

  const second = await render(<Form />);
  await expect.element(lost(second)).toBeVisible();
  choose(card);
  await expect.element(lost(second)).not.toBeInTheDocument();
  choose(new Blob(['x']));
  await expect.element(second.getByText('can’t read that as a picture')).toBeVisible();
  await second.unmount();

  const third = await render(<Form />);
  await expect.element(third.getByRole('button', { name: 'Take a picture' })).toBeVisible();
  await expect.element(lost(third)).not.toBeInTheDocument();
});
