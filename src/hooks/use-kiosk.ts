import { useEffect, useLayoutEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { createDraft } from '../lib/draft';

const stored = createDraft('capture-kiosk');

/** Whether the phone is in a visitor's hands. */
const isHandedOver = (): boolean => stored.read()['isOn'] === 'yes';

/** The mark of the PIN that brings the agent back, if they chose one on this device. */
export const pinMark = (): string | undefined => stored.read()['pin'];

/** Stores the mark of a PIN, or forgets it. */
export const keepPin = (pin: string | undefined): void =>
  stored.write({ ...(isHandedOver() && { isOn: 'yes' }), ...(pin && { pin }) });

/** Whether the phone is handed to a visitor, in any tab and after a reload. */
export function useKiosk(): [boolean, (isOn: boolean) => void] {
  const [isOn, setIsOn] = useState(isHandedOver);
  useEffect(() => {
    const read = () => setIsOn(isHandedOver());
    addEventListener('storage', read);
    return () => removeEventListener('storage', read);
  }, []);
  return [
    isOn,
    (next) => {
      const pin = pinMark();
      stored.write({ ...(next && { isOn: 'yes' }), ...(pin && { pin }) });
      setIsOn(next);
    },
  ];
}

/** Leads back to the form from a page that shows what others have sent, while the phone is in a visitor's hands. */
export function useNotInKiosk(): void {
  const navigate = useNavigate();
  useLayoutEffect(() => {
    if (isHandedOver()) void navigate('/capture', { replace: true });
  }, [navigate]);
}
