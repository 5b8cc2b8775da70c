import { createContext } from 'react';
import type { Settings } from '../remote/post';

/** A function that reads the settings, provided by the root. Null while prerendering. */
export const SettingsContext = createContext<(() => Promise<Settings>) | null>(null);
