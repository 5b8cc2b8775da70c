/** Whether the site notes how fast its pages were and what the outbox met; off unless a deployment says otherwise. */
export const isObserved = import.meta.env.VITE_OBSERVE === 'on';
