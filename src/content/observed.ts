/** Whether the site measures its pages' speed and the outbox's errors; off unless a deployment turns it on. */
export const isObserved = import.meta.env.VITE_OBSERVE === 'on';
