import { createRoot, type Root } from 'react-dom/client';
import { OutboxProvider } from '../../hooks/use-outbox';
import type { Outbox } from '../../offline/outbox';
import type { Confirmed } from './ask';
import { Confirmation } from './confirmation';

let root: Root | undefined;
let shown = 0;

/**
 * Makes room for the confirmation. What a screen reader is to say must come into a region that is there already.
 */
export function prepareConfirmation(): void {
  if (root) return;
  const region = document.createElement('div');
  region.ariaLive = 'polite';
  root = createRoot(document.body.appendChild(region));
}

/** Shows what was asked for, in the place of an earlier one, until it is closed. It outlives the page it came from. */
export function showConfirmation(outbox: Outbox, confirmed: Confirmed): void {
  prepareConfirmation();
  shown += 1;
  root?.render(
    <OutboxProvider outbox={outbox}>
      <Confirmation key={shown} confirmed={confirmed} onClose={() => root?.render(null)} />
    </OutboxProvider>,
  );
}
