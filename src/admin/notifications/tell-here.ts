import { askForPush, pushKey } from '../../device/push';
import type { Staff } from '../staff';
import { noteTold, readTold } from './push-here';

/** How turning notifications on ended. */
export type Told = 'told' | 'refused' | 'dismissed' | 'failed';

/** Registers this device with its push service and with the database. */
export async function tellHere({ id, client }: Pick<Staff, 'id' | 'client'>): Promise<Told> {
  if (!pushKey) return 'failed';
  const address = await askForPush(pushKey);
  if (typeof address === 'string') return address;
  const { error } = await client.database.rpc('save_push_subscription', address);
  if (error) return 'failed';
  noteTold(id);
  return 'told';
}

/** Registers the device again: its browser may have changed its address, or the database may have forgotten it. */
export async function tellAgain(staff: Pick<Staff, 'id' | 'client'>): Promise<void> {
  if (readTold() !== staff.id || Notification.permission !== 'granted') return;
  await tellHere(staff);
}
