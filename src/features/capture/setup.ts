import { useState } from 'react';
import { viewingProperties } from '../../content/viewing';
import { createDraft } from '../../lib/draft';

/** What stays the same for a whole viewing. */
export type Setup = { property: string; agent: string };

const stored = createDraft('capture-setup', () => localStorage);

/** Where the viewing is and who holds it, kept on this device; null until that is known. */
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
  // A property that is not offered any more has to be chosen anew.
  if (!property || !agent || !viewingProperties.includes(property)) return null;
  return { property, agent };
}

/** The name that was given last, also when the property has to be chosen anew. */
export function lastAgent(): string {
  return stored.read()['agent'] ?? '';
}
