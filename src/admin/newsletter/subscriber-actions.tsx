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

type ButtonProps = { subscriber: Subscriber; stored: Subscriber; actions: SubscriberActions };

/** Stops the newsletter for somebody, or starts it again. */
export function ActiveButton({ subscriber: { email, is_active }, stored, actions }: ButtonProps) {
  return (
    <button
      type="button"
      className="status-next"
      onClick={() => actions.setActive(stored, !is_active)}
    >
      {is_active ? 'Deactivate' : 'Activate'}
      <span className="sr-only"> {email}</span>
    </button>
  );
}
