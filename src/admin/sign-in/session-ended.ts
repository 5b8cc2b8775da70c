import { createContext } from 'react';

/** Whether the session has ended over what is being done, and the password or the code is to be asked for. */
export const SessionEndedContext = createContext(false);
