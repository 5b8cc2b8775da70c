import { useContext, useEffect, useRef } from 'react';
import { useOutbox } from '../../hooks/use-outbox';
import { useStaff } from '../staff';
import { PasswordSheetContext } from '../staff-sheet';
import type { createDeliverChange } from './deliver-change';

/**
 * Delivers the administrator's changes while the calling component is mounted; only one may call this.
 * @param create makes what delivers them, once it and the sending code are loaded
 */
export function useChangeDelivery(create: typeof createDeliverChange | undefined): void {
  const outbox = useOutbox();
  const { id, client } = useStaff();

  useEffect(() => {
    if (!create) return;
    outbox.authorize(
      create({
        url: `${client.url}/rest/v1`,
        key: client.key,
        staff: id,
        fetch: (url, init) => fetch(url, init),
        session: client.session,
        now: () => Date.now(),
      }),
    );
    return () => outbox.authorize(undefined);
  }, [outbox, create, client, id]);

  // While the password sheet is open, every attempt is held. Once it closes, there is no reason to wait any longer.
  const isHeld = useContext(PasswordSheetContext) !== 'none';
  const wasHeld = useRef(isHeld);
  useEffect(() => {
    if (wasHeld.current && !isHeld) void outbox.flush('manual');
    wasHeld.current = isHeld;
  }, [outbox, isHeld]);
}
