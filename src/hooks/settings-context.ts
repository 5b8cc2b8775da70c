import { createContext } from 'react';

/** The database's address and public key. */
export type Settings = { url: string; key: string };

/** A function that reads the settings, provided by the root. Null while prerendering. */
export const SettingsContext = createContext<(() => Promise<Settings>) | null>(null);
