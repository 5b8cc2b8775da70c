import { createRoot, type Root } from 'react-dom/client';
import { OutboxProvider } from '../../hooks/use-outbox';
import type { Outbox } from '../../offline/outbox';
import type { Confirmed } from './ask';
import { Confirmation } from './confirmation';

let root: Root | undefined;
let shown = 0;

/** Creates the live region for the confirmation: screen readers announce only what is added to an existing region. */
export function prepareConfirmation(): void {
  if (root) return;
  const region = document.createElement('div');
  region.ariaLive = 'polite';
  root = createRoot(document.body.appendChild(region));
}

/** Shows a confirmation, replacing an earlier one. It stays until closed, even across pages. */
export function showConfirmation(outbox: Outbox, confirmed: Confirmed): void {
  prepareConfirmation();
  shown += 1;
  root?.render(
    <OutboxProvider outbox={outbox}>
      <Confirmation key={shown} confirmed={confirmed} onClose={() => root?.render(null)} />
    </OutboxProvider>,
  );
}
