import { useContext, useEffect, useEffectEvent, useRef } from 'react';
import { useOutbox } from '../../hooks/use-outbox';
import { useStaff } from '../staff';
import { PasswordSheetContext } from '../staff-sheet';
import type { createDeliverChange, DeliverChangeEnv } from './deliver-change';

/**
 * Delivers the administrator's changes while the calling component is mounted; only one may call this.
 * @param create makes what delivers them, once it and the sending code are loaded
 * @param onRow called with each row as the database has it after a change was applied or refused; `null` if it is gone
 */
export function useChangeDelivery(
  create: typeof createDeliverChange | undefined,
  onRow: DeliverChangeEnv['onRow'],
): void {
  const outbox = useOutbox();
  const { id, client } = useStaff();
  const tell = useEffectEvent(onRow);

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
        onRow: (...news) => tell(...news),
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
