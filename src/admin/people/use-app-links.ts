import { useConnectivity } from '../../hooks/use-connectivity';

/** Whether WhatsApp is opened as an app, without a network: a device with a touchscreen probably has it. */
export const useAppLinks = () =>
  useConnectivity() !== 'online' && matchMedia('(pointer: coarse)').matches;
