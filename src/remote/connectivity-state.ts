import { createStore } from 'zustand/vanilla';

/** Whether the site can be reached. Good for words on the screen, never for a decision to send. */
export type Connectivity = 'online' | 'offline' | 'reconnecting';

export const connectivityState = createStore<Connectivity>(() => 'online');
