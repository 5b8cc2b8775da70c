import { createStore } from 'zustand/vanilla';

/** Whether the site can be reached. For messages on the screen only; never decide by it whether to send. */
export type Connectivity = 'online' | 'offline' | 'reconnecting';

export const connectivityState = createStore<Connectivity>(() => 'online');
