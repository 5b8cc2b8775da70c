import type { ContextType } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { SettingsContext } from '../../hooks/root-context';
import { OutboxProvider } from '../../hooks/use-outbox';
import type { Outbox } from '../../offline/outbox';
import { type AskedDay, Confirmation, type MadeRequest } from './confirmation';
import sheet from './confirmation.css?inline';

type ReadSettings = ContextType<typeof SettingsContext>;

// The card outlives the page on which it was asked for, so it is in a tree of its own, and there is one of it.
let root: Root | undefined;
let current: MadeRequest | undefined;
let shown = 0;

/** The day whose receipt is on the screen, if there is one. */
export const standingDay = (): AskedDay | undefined => current?.asked;

/** Creates the live region for the confirmation: screen readers announce only what is added to an existing region. */
export function prepareConfirmation(): void {
  if (root) return;
  const region = document.createElement('div');
  region.ariaLive = 'polite';
  root = createRoot(document.body.appendChild(region));
}

/** Shows a confirmation, replacing an earlier one. It stays until closed, even across pages. */
export function showConfirmation(
  outbox: Outbox,
  readSettings: ReadSettings,
  request: MadeRequest,
): void {
  prepareConfirmation();
  shown += 1;
  current = request;
  const onClose = () => {
    current = undefined;
    root?.render(null);
  };
  root?.render(
    <OutboxProvider outbox={outbox}>
      <SettingsContext value={readSettings}>
        <style>{sheet}</style>
        <Confirmation key={shown} request={request} onClose={onClose} />
      </SettingsContext>
    </OutboxProvider>,
  );
}
