import { useCallback, useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { CAPTURE_KIOSK, isHandedOver, readTexts } from '../offline/kept-texts';
import { keptChannel, useKept } from './use-kept';
import { useOutbox } from './use-outbox';

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

/**
 * Leads back to the form from a page that shows what others have sent, while the phone is in a visitor's hands.
 * @returns whether the page may be shown
 */
export function useIsOutOfKiosk(): boolean {
  const outbox = useOutbox();
  const navigate = useNavigate();
  const [isOut, setIsOut] = useState(false);
  useEffect(() => {
    const check = () =>
      void readTexts(outbox, CAPTURE_KIOSK).then((texts) =>
        isHandedOver(texts) ? navigate('/capture', { replace: true }) : setIsOut(true),
      );
    check();
    // Another tab may hand the phone over. This one leaves at once, or when it is seen again if it was frozen.
    const stopListening = keptChannel.listen(check);
    document.addEventListener('visibilitychange', check);
    return () => {
      stopListening();
      document.removeEventListener('visibilitychange', check);
    };
  }, [outbox, navigate]);
  return isOut;
}
