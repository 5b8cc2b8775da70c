import { tourProperties } from '../../content/tour-options';
import { hostNow } from '../../device/clock';
import { LIMIT, lengthRule, lineRule } from '../../domain/field-rules';
import { NotSaved } from '../../forms/not-saved-later';
import { Receipt } from '../../forms/receipt';
import { useContactForm } from '../../forms/use-contact-form';
import { useIsHydrated } from '../../hooks/use-is-hydrated';
import { askHostTime } from '../../remote/probe';
import { EmailField, PhoneField, SelectField, TextArea, TextField } from '../../ui/field';
import { RememberMe } from '../../ui/remember-me';
import { SubmitButton } from '../../ui/submit-button';
import {
  findTourErrors,
  latestDay,
  localDay,
  MESSAGE_MAX,
  readTour,
  tourWords,
} from './tour-values';

const ID = 'tour';

/** The tour request form. What is typed is kept as a draft until it is sent or saved. */
export function TourForm() {
  const { form, memory, isBusy, errors, unsaved, receipt } = useContactForm({
    id: ID,
    read: readTour,
    findErrors: (typed) => findTourErrors(typed, localDay(new Date(hostNow()))),
    words: tourWords,
  });
  // The prerendered page can't know the visitor's date.
  const today = useIsHydrated() ? localDay(new Date(hostNow())) : undefined;

  const onFocus = () => {
    askHostTime();
    form.onFocus();
  };

  const field = (name: string) => ({ id: `${ID}-${name}`, name, error: errors[name] });
  return (
    <form
      {...form}
      onFocus={onFocus}
      method="post"
      noValidate
      className="grid gap-5 sm:grid-cols-2"
    >
      <SelectField {...field('property_interest')} label="Property" options={tourProperties} />
      <TextField
        {...field('date')}
        label="Preferred date"
        optional
        type="date"
        min={today}
        max={today && latestDay(today)}
      />
      <TextField {...field('name')} {...lineRule(LIMIT.name)} label="Name" autoComplete="name" />
      <EmailField {...field('email')} label="Email" required />
      <div className="sm:col-span-2">
        <PhoneField {...field('phone')} label="Phone" optional />
      </div>
      <div className="sm:col-span-2">
        <TextArea
          {...field('message')}
          {...lengthRule(MESSAGE_MAX)}
          label="Message"
          optional
          rows={3}
        />
      </div>
      <div className="grid gap-4 sm:col-span-2">
        <RememberMe {...memory} />
        {unsaved && <NotSaved {...unsaved} />}
        {receipt && <Receipt {...receipt} />}
        <div className="flex flex-col gap-x-6 gap-y-3 sm:flex-row sm:items-center">
          <SubmitButton label="Request a tour" busyLabel="Sending Request..." isBusy={isBusy} />
          <p className="note">No date yet? Leave it empty and we will agree on one together.</p>
        </div>
      </div>
    </form>
  );
}
