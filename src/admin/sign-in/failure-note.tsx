import type { Toast } from '../../ui/toast-message';

/** Says beside a form what went wrong with it: a toast is gone after a moment, and an open sheet covers it. */
export function FailureNote({ failure }: { failure: Toast | undefined }) {
  if (!failure) return null;
  const { title, description } = failure;
  return (
    <p role="alert" className="field-error">
      {title}: {description}
    </p>
  );
}
