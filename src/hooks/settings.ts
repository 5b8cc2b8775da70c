import { createContext } from 'react';

/** Where the database is, and the public key to it. */
export type Settings = { url: string; key: string };

/** How to read the settings, handed down by a root. A prerendered page has none, and nobody there who needs them. */
export const SettingsContext = createContext<(() => Promise<Settings>) | null>(null);
