import { useCallback, useMemo } from 'react';
import { CAPTURE_KIOSK, isHandedOver } from '../offline/kept-texts';
import { useKept } from './use-kept';

/** The phone in a visitor's hands. */
export type Kiosk = {
  isOn: boolean;
  /** The mark of the PIN that brings the agent back, if they chose one on this device. */
  pin?: string | undefined;
};

/** Whether the phone is handed to a visitor, in any tab and after a restart; undefined until that is known. */
export function useKiosk(): [Kiosk | undefined, (kiosk: Kiosk) => Promise<void>] {
  const [kept, keep] = useKept(CAPTURE_KIOSK);
  const kiosk = useMemo(() => kept && { isOn: isHandedOver(kept), pin: kept['pin'] }, [kept]);
  const setKiosk = useCallback(
    ({ isOn, pin }: Kiosk) => keep({ isOn: isOn ? 'yes' : 'no', ...(pin && { pin }) }),
    [keep],
  );
  return [kiosk, setKiosk];
}
