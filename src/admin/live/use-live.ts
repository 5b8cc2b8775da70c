import { useEffect, useRef } from 'react';
import { useOutbox } from '../../hooks/use-outbox';
import { useChangeDelivery } from '../changes/use-change-delivery';
import { erasedChannel, forgetShown } from '../erasure/forget-rows';
import { listsOf } from '../rows/lists';
import { useStaff } from '../staff';
import { createNewLeads } from './new-leads';
import { useWatch } from './use-watch';

/**
 * Keeps the dashboard's lists alive as long as it stands: changes go out, and what became of them comes back; what others
 * send and change comes in; and the app's icon counts the leads that are new.
 */
export function useLive(): void {
  const staff = useStaff();
  const outbox = useOutbox();
  const lists = listsOf(staff);
  const counting = useRef<() => void>(undefined);

  useChangeDelivery((table, id, row) => {
    lists[table].replace(id, row);
    if (table === 'leads') counting.current?.();
  });
  useEffect(() => {
    const newLeads = createNewLeads(staff.client, outbox);
    counting.current = newLeads.count;
    const stopHearing = erasedChannel.listen((ids) => forgetShown(lists, ids));
    return () => {
      stopHearing();
      newLeads.stop();
    };
  }, [staff, lists, outbox]);
  useWatch(staff, lists, () => counting.current?.());
}
