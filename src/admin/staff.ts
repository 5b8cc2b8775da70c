import { createContext, useContext } from 'react';
import type { StaffClient } from './client';
import type { Lists } from './rows/lists';
import type { StaffRole } from './session/role';
import type { Who } from './session/state';

/** The signed-in member of the staff, with their client for the database. */
export type Staff = Who & {
  /** The database decides by its own table; this only says what to show. */
  role: StaffRole;
  client: StaffClient;
  lists: Lists;
  /** Ends the session and forgets what the dashboard keeps on this device. */
  signOut(): Promise<void>;
};

export const StaffContext = createContext<Staff | null>(null);

/** Returns the signed-in member of the staff. Use it only inside the guard. */
export function useStaff(): Staff {
  const staff = useContext(StaffContext);
  if (!staff) throw new Error('This part of the dashboard is rendered outside its guard.');
  return staff;
}
