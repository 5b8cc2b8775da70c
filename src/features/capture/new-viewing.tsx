import { type InputEvent, type ReactNode, useRef, useState } from 'react';
import type { Lead } from '../../domain/lead';
import type { Checked } from '../../domain/submission';
import { fieldsOf, focusFirst, isTouched, textOf } from '../../forms/form-fields';
import { useCheckedForm } from '../../forms/use-checked-form';
import { useDraft } from '../../forms/use-draft';
import { useOutbox } from '../../hooks/use-outbox';
import type { FieldErrors } from '../../lib/field-errors';
import { randomId } from '../../lib/random-id';
import { VIEWING_DRAFT } from '../../offline/cleared';
import { Action } from '../../ui/button';
import { later, untilAnswered } from '../../ui/later';
import { Undo } from '../../ui/undo';
import { type Card, keepWithCard } from './card';
import type { Setup } from './setup';
import type { Captured } from './todays';
import { UNDO_MS } from './use-cleared';
import { useSignature } from './use-signature';
import { Consent, checkViewing, nextFieldOnEnter, ViewingFields } from './viewing-fields';

type Props = {
  setup: Setup;
  /** Today's counts, in words. */
  count: string;
  /** Today's viewings: one that was just saved may be corrected. */
  captured: Captured[];
  /** The last `seq` that existed when the day's list was cleared. */
  cleared: number;
  onSaved: () => void;
  /** Called when a viewing was sent but could not be stored. */
  onUnlisted: () => void;
};

const unsavedWords = (isUnclear: boolean | undefined) => (
  <>
    <strong>This phone could not save it,</strong>{' '}
    <span>
      {isUnclear
        ? 'and we got no answer, so we can’t tell whether it arrived.'
        : 'and it could not be sent either.'}
    </span>{' '}
    It is still in the form: free up space on the phone and save again, or write it down.
  </>
);

const TYPED_SINCE =
  'It was saved as it stood when you tapped Save. What you typed after that is still in the form: save again to keep it.';

const withoutCardWords = (name: string) => (
  <>
    <strong>The picture of the card could not be kept:</strong> there is too little room on this
    phone. The rest of {name} is safe.
  </>
);

const SamePhone = later(async () => (await import('./same-phone')).SamePhone, {
  when: untilAnswered,
});

const CardPicture = later(async () => (await import('./card-picture')).CardPicture);
const PickContact = later(async () => (await import('./shared-contact')).PickContact);
const TakeShared = later(async () => (await import('./shared-contact')).TakeShared);
/** Whether another app has shared something: see the staff's manifest. */
const isShared = () => /[?&](text|title|url)=/.test(location.search);

/** What was typed and taken before the form was cleared. */
type Entered = { form: FormData; card: Card | undefined };

/** A tap on Save this soon after the form was cleared was meant for the visitor before. */
const DOUBLE_TAP_MS = 1_000;

/** Records one visitor after another: each is saved on the phone immediately, and the form is cleared for the next. */
export function NewViewing({
  setup,
  count,
  captured,
  cleared: clearedUpTo,
  onSaved,
  onUnlisted,
}: Props) {
  const outbox = useOutbox();
  const sign = useSignature();
  const [news, setNews] = useState<{ words: string; name: string; seq?: number }>();
  const [problem, setProblem] = useState<ReactNode>();
  /** What was cleared, until something new is typed, which restoring would overwrite. */
  const [cleared, setCleared] = useState<Entered>();
  const [card, setCard] = useState<Card>();
  /** Counts the forms that were saved or cleared: what is said of a lost picture goes with them. */
  const [visitor, setVisitor] = useState(0);
  const clearedAt = useRef(-Infinity);
  const [wasShared] = useState(isShared);

  const send = async (
    lead: Checked<Lead>,
    target: HTMLFormElement,
    isAsSent: () => boolean,
  ): Promise<FieldErrors | undefined> => {
    setProblem(undefined);
    const origin = { id: randomId(), at: Date.now(), ...sign() };
    const also = draft.forgetOnSave();
    const { result, card: ofCard } = await keepWithCard(outbox, lead, also, card, origin);
    switch (result.kind) {
      case 'not-saved':
        setNews(undefined);
        setProblem(unsavedWords(result.isUnclear));
        return;
      case 'rejected':
        if (result.field) return { [result.field]: result.why };
        setProblem(result.why);
        return;
      case 'kept':
      case 'delivered':
      case 'already-subscribed':
        if (result.kind !== 'kept') onUnlisted();
        onSaved();
        setNews({
          ...result,
          words: `${result.kind === 'kept' ? 'Saved' : 'Sent, not saved here'}${ofCard === 'kept' ? ' with the card' : ''}: `,
          name: lead.name,
        });
        if (ofCard === 'lost') setProblem(withoutCardWords(lead.name));
        setCard(undefined);
        setVisitor((before) => before + 1);
        if (!isAsSent()) {
          setProblem(
            <>
              {ofCard === 'lost' && withoutCardWords(lead.name)} {TYPED_SINCE}
            </>,
          );
          draft.write();
          return;
        }
        draft.forget();
        target.reset();
        clearedAt.current = Date.now();
        focusFirst(target, ['name']);
        return;
    }
  };
  const checked = useCheckedForm({
    async check(target) {
      // The second tap of a double tap finds the form already cleared: that is not the agent's mistake.
      const isRepeated =
        Math.abs(Date.now() - clearedAt.current) < DOUBLE_TAP_MS &&
        !fieldsOf(target).some(isTouched);
      return isRepeated ? { errors: {} } : checkViewing(target, setup);
    },
    send,
  });
  const { errors, showErrors, isBusy } = checked;
  const { draft, form } = useDraft(checked, VIEWING_DRAFT);

  const onInput = (event: InputEvent<HTMLFormElement>) => {
    setCleared(undefined);
    form.onInput(event);
  };
  const forget = () => {
    showErrors({});
    setProblem(undefined);
    setNews(undefined);
  };
  const clear = () => {
    const target = form.ref.current;
    if (isBusy || !target) return;
    const isEmpty = !card && !fieldsOf(target).some(isTouched);
    const entered = { form: new FormData(target), card };
    target.reset();
    setCard(undefined);
    setVisitor((before) => before + 1);
    forget();
    draft.forget();
    if (isEmpty) focusFirst(target, ['name']);
    else setCleared(entered);
  };
  const undo = (entered: Entered) => {
    refill(form.ref.current, entered.form);
    setCard(entered.card);
    forget();
    draft.write();
    setCleared(undefined);
    if (form.ref.current) focusFirst(form.ref.current, ['name']);
  };

  return (
    <form
      {...form}
      onInput={onInput}
      onKeyDown={nextFieldOnEnter}
      method="post"
      noValidate
      className="capture grid grid-cols-1 gap-5"
    >
      {wasShared && <TakeShared form={form.ref} />}
      <ViewingFields
        id="capture"
        errors={errors}
        besideName={'contacts' in navigator && <PickContact form={form.ref} />}
        aboutPhone={<SamePhone field="capture-phone" cleared={clearedUpTo} />}
      />
      <div className="min-h-22">
        <CardPicture key={visitor} card={card} onChange={setCard} />
      </div>
      <div>
        <Action aria-disabled={isBusy} onClick={clear}>
          Clear the form
        </Action>
        {cleared && (
          <Undo forMs={UNDO_MS} onUndo={() => undo(cleared)} onGone={() => setCleared(undefined)}>
            The form is empty.
          </Undo>
        )}
      </div>
      {problem && (
        <p role="alert" className="border-l-4 border-laterite bg-quiet p-4">
          {problem}
        </p>
      )}
      {/* Keeps the button within reach of the thumb. */}
      <div className="capture-bar sticky bottom-(--bar) z-sticky -mx-(--gutter) grid grid-cols-[100%] gap-1.5 border-t border-line bg-paper px-(--gutter) pt-2 pb-3">
        <p className="note figures flex justify-between gap-x-4">
          <span role="status" className="truncate font-semibold text-palm">
            {news && news.words + (captured.find(({ seq }) => seq === news.seq)?.name ?? news.name)}
          </span>
          <span className="whitespace-nowrap">{count}</span>
        </p>
        <div className="capture-save">
          <Consent id="capture" errors={errors} />
          <button type="submit" className="button button-primary" aria-disabled={isBusy}>
            Save<span className="sr-only"> enquiry</span>
          </button>
        </div>
      </div>
    </form>
  );
}

/** Fills the form in again as it was, checkboxes included. */
function refill(form: ParentNode | null, entered: FormData): void {
  for (const field of fieldsOf(form)) {
    if ('checked' in field && field.type === 'checkbox') field.checked = entered.has(field.name);
    else field.value = textOf(entered, field.name);
  }
}
