import { useState } from 'react';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import type { Card } from './card';
import { CardPicture } from './card-picture';

function Form() {
  const [card, setCard] = useState<Card>();
  return <CardPicture card={card} onChange={setCard} />;
}

it('says after a reload that the picture of a card has to be taken again, until it is', async () => {
  const first = await render(<Form />);
  const lost = (screen: typeof first) => screen.getByText('Take it again.');
  const take = () => {
    const input = document.querySelector('input[type="file"]');
    const files = new DataTransfer();
    files.items.add(new File(['x'], 'card.jpg', { type: 'image/jpeg' }));
    if (input instanceof HTMLInputElement) input.files = files.files;
    input?.dispatchEvent(new Event('change', { bubbles: true }));
  };
  await expect.element(lost(first)).not.toBeInTheDocument();
  take();
  await expect.element(first.getByText('can’t read that as a picture')).toBeVisible();
  await first.unmount();

  const second = await render(<Form />);
  await expect.element(lost(second)).toBeVisible();
  take();
  await expect.element(lost(second)).not.toBeInTheDocument();
});
