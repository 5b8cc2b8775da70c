import type { Subscriber } from '../rows/row';

type Props = { subscriber: Subscriber; onChange: (isActive: boolean) => void };

/** Stops the newsletter for somebody, or starts it again. */
export function ActiveButton({ subscriber: { email, is_active }, onChange }: Props) {
  return (
    <button type="button" className="status-next" onClick={() => onChange(!is_active)}>
      {is_active ? 'Deactivate' : 'Activate'}
      <span className="sr-only"> {email}</span>
    </button>
  );
}
