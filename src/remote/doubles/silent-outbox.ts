import { createOutbox } from '../../offline/outbox';
import { deviceEnv } from '../device-env';

/** An outbox with the storage of the device, which sends nothing. */
export const silentOutbox = () =>
  createOutbox({
    ...deviceEnv(),
    loadSending: () => Promise.reject(new TypeError('This page sends nothing.')),
  });
