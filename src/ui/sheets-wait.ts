import { createContext } from 'react';

/** Whether sheets wait to be opened, because something comes first. One that is open already stays. */
export const SheetsWaitContext = createContext(false);
