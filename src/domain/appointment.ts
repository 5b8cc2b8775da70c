import { oneOf, type ShapeOf } from '../lib/shape.ts';

/** Ends the address of a row whose appointment is to be confirmed: its open sheet leads to that. */
export const CONFIRM_HASH = '#confirm';

/** How far an appointment is agreed; what was asked for or moved waits for somebody to confirm it. */
export const isAppointmentState = oneOf(
  'asked',
  'moved',
  'confirmed',
  'held',
  'missed',
  'cancelled',
);
export type AppointmentState = ShapeOf<typeof isAppointmentState>;

/**
 * What the database says of an appointment, and when by its own clock; `at` is null if it has no time yet or is cancelled,
 * `isHostPublic` is whether the host's card is for visitors, `changes` is how often the visitor and the staff have changed something about it, and `isTold` whether a device is told.
 */
export type AppointmentAnswer = { asOf: number } & (
  | {
      state: AppointmentState;
      at: number | null;
      host: string | null;
      isHostPublic?: boolean;
      changes: number;
      isTold: boolean;
    }
  /** The office deleted it, or a restored database lacks it. */
  | { state: 'unknown' }
);

/** Another release may know more states. */
/* @__NO_SIDE_EFFECTS__ */
function isAmong(...states: AppointmentState[]) {
  return (state: string | null | undefined): boolean => states.some((one) => one === state);
}

/** Whether somebody has yet to confirm it. */
export const isUnconfirmed = isAmong('asked', 'moved');

/** Whether somebody has confirmed it. */
export const isConfirmed = isAmong('confirmed');

/** Whether somebody has said whether it took place. */
export const isSettled = isAmong('held', 'missed');

/** Whether it may still take place, or nobody has said whether it did. */
export const isUnsettled = isAmong('asked', 'moved', 'confirmed');
