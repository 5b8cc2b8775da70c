import { useState } from 'react';
import type { Lead } from '../../domain/viewing';
import { useDraft } from '../../hooks/use-draft';
import { useOutbox } from '../../hooks/use-outbox';
import { focusFirst } from '../../lib/form-values';
import { moveOn } from './move-on';
import type { Setup } from './setup';
import { useViewingForm, type Verdict } from './use-viewing-form';
import { ViewingFields } from './viewing-fields';

type Props = {
  setup: Setup;
  /** What the day has brought so far, in words. */
  count: string;
  /** One is safe on this device. */
  onKept: (seq: number, name: string) => void;
};

/** One enquiry after another: saved on this phone at once, then the form is empty for the next. */
export function NewViewing({ setup, count, onKept }: Props) {
  const outbox = useOutbox();
  const [news, setNews] = useState('');
  const [isUnsaved, setIsUnsaved] = useState(false);

  const onReady = async (lead: Lead, target: HTMLFormElement): Promise<Verdict> => {
    setIsUnsaved(false);
    const result = await outbox.keep(lead);
    switch (result.kind) {
      case 'not-saved':
        setNews('');
        setIsUnsaved(true);
        return;
      case 'rejected':
        return { errors: { [result.field ?? 'notes']: result.why } };
      case 'kept':
      case 'delivered':
      case 'already-subscribed':
        if (result.kind === 'kept') onKept(result.seq, lead.name);
        setNews(`${result.kind === 'kept' ? 'Saved' : 'Sent'}: ${lead.name}`);
        draft.erase();
        target.reset();
        focusFirst(target, ['name']);
        return;
    }
  };
  const { form, onSubmit, errors, isBusy } = useViewingForm({ setup, onReady });
  const draft = useDraft(form, 'capture');

  return (
    <form
      ref={form}
      onSubmit={onSubmit}
      onInput={draft.onInput}
      onKeyDown={moveOn}
      method="post"
      noValidate
      className="capture grid grid-cols-1 gap-5"
    >
      <ViewingFields id="capture" errors={errors} />
      {isUnsaved && (
        <p role="alert" className="border-l-4 border-laterite bg-quiet p-4">
          <strong>This phone could not save it,</strong> and there is no signal to send it with. It
          is still in the form: make room on the phone and save again, or write it down.
        </p>
      )}
      <div className="capture-bar">
        <p className="note figures flex justify-between gap-x-4">
          <span role="status" className="truncate font-semibold text-palm">
            {news}
          </span>
          <span className="whitespace-nowrap">{count}</span>
        </p>
        <button type="submit" className="button button-primary" aria-disabled={isBusy}>
          Save enquiry
        </button>
      </div>
    </form>
  );
}
