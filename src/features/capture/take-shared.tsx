import { type RefObject, useEffect, useState } from 'react';
import { fieldsOf, isTouched } from '../../forms/form-fields';
import { useOutbox } from '../../hooks/use-outbox';
import { VIEWING_DRAFT } from '../../offline/cleared';
import { createDrafts } from '../../offline/drafts';
import { fillIn } from './fill-in';
import { readShared } from './shared-contact';

/** Fills in the form from what another app shared, once it is empty: two people's details never meet in one form. */
export function TakeShared({ form }: { form: RefObject<HTMLFormElement | null> }) {
  const outbox = useOutbox();
  const [isWaiting, setIsWaiting] = useState(false);

  useEffect(() => {
    const target = form.current;
    const listening = new AbortController();
    const take = () => {
      const query = new URLSearchParams(location.search);
      const text = [query.get('text'), query.get('url')].filter(Boolean).join('\n');
      // So that neither a reload nor the history brings the contact back.
      history.replaceState(history.state, '', location.pathname);
      setIsWaiting(false);
      listening.abort();
      fillIn(target, readShared({ title: query.get('title') ?? '', text }));
    };
    const wait = () => {
      setIsWaiting(true);
      target?.addEventListener('reset', () => queueMicrotask(take), { signal: listening.signal });
    };
    void createDrafts(outbox)
      .read(VIEWING_DRAFT)
      .then((draft) => {
        if (listening.signal.aborted) return;
        const isFree = Object.keys(draft).length === 0 && !fieldsOf(target).some(isTouched);
        if (isFree) take();
        else wait();
      });
    return () => listening.abort();
  }, [form, outbox]);

  return (
    <p role="status" className="note font-semibold">
      {isWaiting && 'Save or clear this visitor first. Then what was shared is filled in.'}
    </p>
  );
}
