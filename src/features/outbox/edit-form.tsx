import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { checkSubmission } from '../../domain/check-submission';
import { tableFields } from '../../domain/fields';
import { editFailure } from '../../forms/edit-failure';
import { focusFirst, nativeErrors } from '../../forms/form-values';
import { useOutbox } from '../../hooks/use-outbox';
import type { FieldErrors } from '../../lib/field-errors';
import type { LiveEntry } from '../../offline/entry';
import { DescribedField } from '../../ui/described-field';
import { findEntryErrors, propertyChoices, storedText, withTyped } from './entry-fields';

type Props = { entry: LiveEntry; onDone: () => void };

const TOO_LATE = {
  gone: 'This has gone out, or was discarded, before your change could be saved.',
  sending: 'This is on its way right now. Try again in a moment.',
};

/** Changes what an entry says, by the rules of the form that it came from, and sends it again. */
export function EditForm({ entry, onDone }: Props) {
  const outbox = useOutbox();
  const form = useRef<HTMLFormElement>(null);
  const parked = entry.state.kind === 'parked' ? entry.state : undefined;
  const [errors, setErrors] = useState<FieldErrors>(
    parked?.field ? { [parked.field]: parked.why } : {},
  );
  const [problem, setProblem] = useState<string>();
  // As it was when the form was opened: another tab may change it meanwhile.
  const [opened] = useState(entry.submission);

  useEffect(() => {
    if (form.current) focusFirst(form.current, [parked?.field ?? 'name', 'email']);
  }, [parked?.field]);

  const refuse = (found: FieldErrors) => {
    setErrors(found);
    if (form.current) focusFirst(form.current, Object.keys(found));
  };

  const failed = (error: unknown) => setProblem(editFailure(error));
  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const target = event.currentTarget;
    const changed = withTyped(entry.submission, new FormData(target));
    const checked = await checkSubmission(changed);
    const found = {
      ...checked.errors,
      ...('isUnchecked' in checked && nativeErrors(target)),
      ...findEntryErrors(changed),
    };
    if (!checked.data || Object.keys(found).length > 0) return refuse(found);
    setErrors({});
    const result = await outbox.edit(entry.seq, checked.data, opened).catch(failed);
    if (result === undefined) return;
    if (result === 'changed') onDone();
    else if (typeof result === 'string') setProblem(TOO_LATE[result]);
    else refuse({ [result.field ?? 'message']: result.why });
  };

  return (
    <form ref={form} onSubmit={onSubmit} noValidate className="mt-4 grid gap-5 sm:grid-cols-2">
      {tableFields(entry.submission.table).map((field) => (
        <div key={field.column} className={field.kind === 'text' ? 'sm:col-span-2' : undefined}>
          <DescribedField
            field={field}
            id={`entry-${entry.seq}-${field.column}`}
            error={errors[field.column]}
            defaultValue={storedText(entry.submission, field.column)}
            choices={propertyChoices(entry.submission)}
          />
        </div>
      ))}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 sm:col-span-2">
        <button type="submit" className="button button-primary">
          Save and send
        </button>
        <button type="button" className="action" onClick={onDone}>
          Cancel
        </button>
        {problem && <p role="alert">{problem}</p>}
      </div>
    </form>
  );
}
