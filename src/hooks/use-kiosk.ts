import { useCallback, useMemo } from 'react';
import type { Draft } from '../lib/draft';
import { CAPTURE_KIOSK, isHandedOver } from '../offline/kept-texts';
import { useKept } from './use-kept';

/** How many wrong PINs there were in a row, and when the last of them was. */
export type PinTries = { wrong: number; at: number };

/** The phone in a visitor's hands. */
export type Kiosk = {
  isOn: boolean;
  /** The mark of the PIN that brings the agent back, if they chose one on this device. */
  pin?: string | undefined;
  /** Kept, so that loading the page again gives nobody further tries. */
  tries?: PinTries | undefined;
};

/** Whether the phone is handed to a visitor, in any tab and after a restart; undefined until that is known. */
export function useKiosk(): [Kiosk | undefined, (kiosk: Kiosk) => Promise<void>] {
  const [kept, keep] = useKept(CAPTURE_KIOSK);
  const kiosk = useMemo(
    () => kept && { isOn: isHandedOver(kept), pin: kept['pin'], tries: readTries(kept) },
    [kept],
  );
  const setKiosk = useCallback(
    ({ isOn, pin, tries }: Kiosk) =>
      keep({
        isOn: isOn ? 'yes' : 'no',
        ...(pin && { pin }),
        // Not `at`: with each change that stands for when these texts were kept.
        ...(tries && { wrong: String(tries.wrong), triedAt: String(tries.at) }),
      }),
    [keep],
  );
  return [kiosk, setKiosk];
}

const readTries = ({ wrong, triedAt }: Draft): PinTries | undefined =>
  wrong && triedAt ? { wrong: Number(wrong), at: Number(triedAt) } : undefined;
