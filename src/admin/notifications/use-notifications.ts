import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { idle } from '../../device/idle';
import { isOpenPath } from '../../protocol/worker-messages';
import { useStaff } from '../staff';
import { readTold } from './push-here';

/** Registers this device with the database again at each start, if somebody is told on it. */
export function usePushAgain(): void {
  const { id, client } = useStaff();
  useEffect(() => {
    if (readTold() !== id) return;
    idle()
      .then(() => import('./tell-here'))
      .then(({ tellAgain }) => tellAgain({ id, client }))
      // There is no network; the next start tries again.
      .catch(() => undefined);
  }, [id, client]);
}

/** Opens what the tapped notification is about, without a reload. */
export function useTappedNotifications(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const onMessage = ({ data, ports }: MessageEvent) => {
      if (!isOpenPath(data)) return;
      ports[0]?.postMessage('done');
      void navigate(data.path);
    };
    navigator.serviceWorker?.addEventListener('message', onMessage);
    return () => navigator.serviceWorker?.removeEventListener('message', onMessage);
  }, [navigate]);
}
