import { createContext, useContext } from 'react';
import type { StaffClient } from './client';

/** The administrator who is signed in, and the way to the database in their name. */
export type Staff = {
  id: string;
  email: string;
  client: StaffClient;
  /** Ends the session and erases what the dashboard keeps on this device. */
  signOut(): Promise<void>;
};

export const StaffContext = createContext<Staff | null>(null);

/** The administrator who is signed in. Only for parts that stand behind the guard. */
export function useStaff(): Staff {
  const staff = useContext(StaffContext);
  if (!staff) throw new Error('This part of the dashboard stands outside its guard.');
  return staff;
}
