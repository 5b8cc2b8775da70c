import { useMemo } from 'react';
import type { Subscriber } from '../rows/row';
import { useActions } from '../rows/use-actions';

export type SubscriberActions = ReturnType<typeof useSubscriberActions>;

/** What can be done to a subscriber, as the database gave it. */
export function useSubscriberActions() {
  const { change, remove } = useActions();
  return useMemo(
    () => ({
      setActive(subscriber: Subscriber, isActive: boolean): void {
        void change(
          {
            row_table: 'newsletter_subscribers',
            action: 'active',
            value: isActive ? 'true' : 'false',
          },
          subscriber,
          {
            title: 'Status Updated',
            description: `${subscriber.email}: ${isActive ? 'active' : 'inactive'}.`,
            failure: 'Failed to update subscriber status',
          },
        );
      },
      remove(subscriber: Subscriber): void {
        void remove(
          { row_table: 'newsletter_subscribers', action: 'delete', value: null },
          subscriber,
          {
            title: 'Subscriber Deleted',
            description: subscriber.email,
            failure: 'Failed to delete subscriber',
          },
        );
      },
    }),
    [change, remove],
  );
}
