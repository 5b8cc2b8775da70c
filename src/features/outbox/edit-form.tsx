import { useEffect, useState } from 'react';
import { focusFirst, storedText } from '../../forms/form-fields';
import { checkTyped } from '../../forms/use-checked-form';
import { useEditForm } from '../../forms/use-edit-form';
import type { LiveEntry } from '../../offline/entry';
import { Action } from '../../ui/button';
import { DescribedField } from '../../ui/described-field';
import { entryFields, findEntryErrors, propertyChoices, withTyped } from './entry-fields';

type Props = { entry: LiveEntry; onDone: () => void };

const TOO_LATE = {
  gone: 'This has gone out, or was discarded, before your change could be saved.',
  sending: 'This is on its way right now. Try again in a moment.',
};

/** Edits an entry, validated by the rules of its original form, and sends it again. */
export function EditForm({ entry, onDone }: Props) {
  const [opened] = useState(entry.submission);
  const parked = entry.state.kind === 'parked' ? entry.state : undefined;
  const { form, errors, problem } = useEditForm({
    seq: entry.seq,
    opened,
    check(target) {
      const changed = withTyped(entry.submission, new FormData(target));
      return checkTyped(target, changed, findEntryErrors(changed));
    },
    onDone,
    tooLate: TOO_LATE,
    openingErrors: parked?.field ? { [parked.field]: parked.why } : {},
  });
  const { ref } = form;

  useEffect(() => {
    if (ref.current) focusFirst(ref.current, [parked?.field ?? 'name', 'email']);
  }, [ref, parked?.field]);

  return (
    <form {...form} noValidate className="mt-4 grid gap-5 sm:grid-cols-2">
      {entryFields(entry.submission).map((field) => (
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
        <Action onClick={onDone}>Cancel</Action>
        {problem && <p role="alert">{problem}</p>}
      </div>
    </form>
  );
}
