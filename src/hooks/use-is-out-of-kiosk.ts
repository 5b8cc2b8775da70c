import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { CAPTURE_KIOSK, isHandedOver, readTexts } from '../offline/kept-texts';
import { keptChannel } from './kept-channel';
import { useOutbox } from './use-outbox';

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
