/** Whether the device itself says that it has no network. That it has one says nothing about what can be reached. */
export const hasNoNetwork = (): boolean => globalThis.navigator?.onLine === false;
