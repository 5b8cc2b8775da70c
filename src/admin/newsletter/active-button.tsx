import type { Subscriber } from '../rows/row';
import { useActions } from '../rows/use-actions';

/**
 * Stops the newsletter for somebody, or starts it again.
 * @param stored the subscriber as the database gave it, without changes that wait
 */
export function ActiveButton({
  subscriber: { email, is_active },
  stored,
}: {
  subscriber: Subscriber;
  stored: Subscriber;
}) {
  const { change } = useActions();
  const toggle = () =>
    change(
      {
        row_table: 'newsletter_subscribers',
        action: 'active',
        value: is_active ? 'false' : 'true',
      },
      [stored],
      {
        title: 'Status Updated',
        description: `${email}: ${is_active ? 'inactive' : 'active'}.`,
        failure: 'Failed to update subscriber status',
      },
    );
  return (
    <button type="button" className="status-next" onClick={() => void toggle()}>
      {is_active ? 'Deactivate' : 'Activate'}
      <span className="sr-only"> {email}</span>
    </button>
  );
}
