import { createContext } from 'react';
import type { Settings } from '../remote/post';

/** A function that reads the settings, provided by the root. Null while prerendering. */
export const SettingsContext = createContext<(() => Promise<Settings>) | null>(null);

/**
 * Signs out whoever is signed in on this device, as the dashboard does. Provided by the root, because nothing else of the
 * dashboard is part of visitors' and agents' pages. Null while prerendering.
 */
export const SignOutContext = createContext<(() => Promise<void>) | null>(null);
