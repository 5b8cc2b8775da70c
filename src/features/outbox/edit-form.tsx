import { useEffect, useState } from 'react';
import { contactInterests, tourProperties } from '../../content/options';
import { listedName, slugOf } from '../../content/property-names';
import { type NamedField, tableFields } from '../../domain/fields';
import type { Submission } from '../../domain/submission';
import { kindOf } from '../../domain/submission-kind';
import { findReachErrors, isViewing } from '../../domain/viewing';
import { focusFirst, storedText, textOf } from '../../forms/form-fields';
import { typedColumns } from '../../forms/typed-columns';
import { checkTyped } from '../../forms/use-checked-form';
import { useEditForm } from '../../forms/use-edit-form';
import type { FieldErrors } from '../../lib/field-errors';
import type { LiveEntry } from '../../offline/entry';
import { Action } from '../../ui/button';
import { DescribedField } from '../../ui/described-field';

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

/** Whether a column holds what this app wrote for the office: the notes of a chat or call, such as the consultation's time. */
const isOurs = (submission: Submission, column: string) =>
  column === 'notes' && ['chat', 'call'].includes(kindOf(submission));

/** The fields in which a person may change a submission. */
export function entryFields(submission: Submission): NamedField[] {
  return tableFields(submission.table).filter(({ column }) => !isOurs(submission, column));
}

/** The properties a submission can be about, including the one it already names. */
export function propertyChoices(submission: Submission) {
  const stored = storedText(submission, 'property_interest');
  const listed = listedName(storedText(submission, 'property_slug'));
  const words = new Set(['', ...contactInterests, ...tourProperties, stored]);
  // The same property under another name is not a second choice.
  if (listed && listed !== stored) words.delete(listed);
  return [...words].map((value) => {
    const name = value === stored ? (listed ?? stored) : value;
    return { value, label: name || 'Not said' };
  });
}

/** The slug for the chosen property: the stored one if the words are unchanged, otherwise one looked up, or none. */
function slugFor(submission: Submission, form: FormData) {
  const words = textOf(form, 'property_interest');
  const isSame = words === storedText(submission, 'property_interest');
  return isSame || submission.table === 'newsletter_subscribers'
    ? {}
    : { property_slug: slugOf(words) };
}

/** Returns the submission with the typed values, not yet checked. */
export function withTyped<T extends Submission>(submission: T, form: FormData): T {
  const changed = {
    ...submission,
    ...typedColumns(submission.table, form),
    // The form has no field for it.
    ...('notes' in submission && isOurs(submission, 'notes') && { notes: submission.notes }),
    ...slugFor(submission, form),
  };
  // The outbox numbers revisions itself, and knows what was sent first.
  for (const own of ['revision', 'first']) Reflect.deleteProperty(changed, own);
  return changed;
}

/** Finds errors beyond the table's own rules: a viewing is useless without a way to reach the visitor. */
export function findEntryErrors(submission: Submission): FieldErrors {
  return isViewing(submission) ? findReachErrors(submission) : {};
}
