import { useState } from 'react';
import { viewingProperties } from '../../content/viewing';
import { createDraft } from '../../lib/draft';

/** What stays the same throughout a viewing. */
export type Setup = { property: string; agent: string };

const stored = createDraft('capture-setup', () => localStorage);

/** Where the viewing takes place and who is running it, stored on this device; null until entered. */
export function useSetup(): [Setup | null, (setup: Setup) => void] {
  const [setup, setSetup] = useState(read);
  return [
    setup,
    (next) => {
      stored.write(next);
      setSetup(next);
    },
  ];
}

function read(): Setup | null {
  const { property, agent } = stored.read();
  // A property that is no longer offered has to be chosen again.
  if (!property || !agent || !viewingProperties.includes(property)) return null;
  return { property, agent };
}

/** The agent's name entered last, even if the property has to be chosen again. */
export function lastAgent(): string {
  return stored.read()['agent'] ?? '';
}
