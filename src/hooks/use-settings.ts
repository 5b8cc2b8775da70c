import { createContext, useContext } from 'react';

/** Where the database is, and the public key to it. */
export type Settings = { url: string; key: string };

type ReadSettings = () => Promise<Settings>;

/** A root hands down how to read the settings: a prerendered page has none, and nobody there who needs them. */
export const SettingsContext = createContext<ReadSettings>(() =>
  Promise.reject(new Error('There are no settings here: the page needs its SettingsContext.')),
);

/** How to read the settings, for use in effects and event handlers. */
export function useReadSettings(): ReadSettings {
  return useContext(SettingsContext);
}
