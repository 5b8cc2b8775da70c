import { type ComponentType, useState } from 'react';
import { tourProperties } from '../../content/options';
import { hostNow } from '../../device/clock';
import { type Booking, booked } from '../../domain/booking';
import type { Day } from '../../domain/calendar-day';
import { LIMIT, lengthRule, lineRule } from '../../domain/field-rules';
import { lagosInstant } from '../../domain/lagos-time';
import type { Lead } from '../../domain/lead';
import type { Office } from '../../domain/office';
import type { Contact } from '../../domain/submission';
import { Receipt } from '../../forms/receipt';
import { NotSaved } from '../../forms/use-checked-form';
import { useContactForm } from '../../forms/use-contact-form';
import { useIsHydrated } from '../../hooks/use-is-hydrated';
import { useNow } from '../../hooks/use-now';
import { MINUTE_MS } from '../../lib/durations';
import { britishDate } from '../../lib/english';
import { randomId } from '../../lib/random-id';
import { keepBooking } from '../../offline/bookings';
import type { AlsoWrite } from '../../offline/stored-records';
import { askHostTime } from '../../remote/probe';
import { SubmitButton } from '../../ui/button';
import { EmailField, PhoneField, SelectField, TextArea, TextField } from '../../ui/field';
import { FoldedSection } from '../../ui/fold';
import { RememberMe } from '../../ui/remember-me';
import {
  earliestDay,
  findTourErrors,
  findVisitErrors,
  latestDay,
  MESSAGE_MAX,
  readTour,
  readVisit,
  tourWords,
  WAYS,
} from './tour-values';

type Props = {
  /** The name of the draft and prefix of the fields' ids; unique across the site. */
  id?: string;
  /** The property whose page it is on: there, the way of visiting is asked, and a telephone number is enough. */
  property?: (typeof tourProperties)[number];
  /** The units that can be shown, of which one may be chosen on the page; until they are known, an empty list keeps their place. */
  homes?: { value: string; label: string; isChosen: boolean }[];
  /** The day on which those could be had. */
  homesAsOf?: Day | undefined;
  /** Offers days beside the date field. */
  Days?: ComponentType<{ field: string; office?: Office | undefined }> | undefined;
  /** The office that hosts the visit. */
  office?: Office;
};

/** The tour request form. What is typed is kept as a draft until it is sent or saved. */
export function TourForm({ id = 'tour', property, homes, homesAsOf, Days, office }: Props) {
  const home = homes?.find(({ isChosen }) => isChosen)?.value;
  const { form, memory, isBusy, errors, unsaved, receipt } = useContactForm({
    id,
    read: property ? readVisit : readTour,
    findErrors: (typed) =>
      (property ? findVisitErrors : findTourErrors)(typed, earliestDay(hostNow())),
    words: tourWords,
    keep: (tour) => keepTour(tour, hostNow()),
  });
  const [chosen, setChosen] = useState<string | undefined>(property);
  // The prerendered page can't know the date.
  const now = useNow(MINUTE_MS);
  const isHydrated = useIsHydrated();
  const today = isHydrated ? earliestDay(now) : undefined;

  const onFocus = () => {
    askHostTime();
    form.onFocus();
  };

  const field = (name: string) => ({ id: `${id}-${name}`, name, error: errors[name] });
  return (
    <form
      {...form}
      onFocus={onFocus}
      onReset={() => setChosen(property)}
      method="post"
      noValidate
      className="grid gap-5 sm:grid-cols-2"
    >
      {Days && (
        <div className={`min-w-0 sm:col-span-2 ${isHydrated ? 'min-h-35 md:min-h-57' : ''}`}>
          <Days field={`${id}-date`} office={office} />
        </div>
      )}
      <SelectField
        {...field('property_interest')}
        label="Property"
        options={tourProperties}
        defaultValue={property}
        onChange={({ target }) => setChosen(target.value)}
      />
      {homes && chosen === property && (
        <SelectField
          key={home}
          {...field('home')}
          label={`${homes[0]?.label.startsWith('Plot') ? 'Which plot' : 'Which home'}${homesAsOf ? `, as of ${britishDate(homesAsOf)}` : ''}`}
          options={[{ value: '', label: 'Not decided yet' }, ...homes]}
          defaultValue={home}
        />
      )}
      {property && <SelectField {...field('way')} label="In person or by video" options={WAYS} />}
      <TextField
        {...field('date')}
        label="Preferred date"
        optional
        type="date"
        min={today}
        max={today && latestDay(today)}
      />
      <TextField {...field('name')} {...lineRule(LIMIT.name)} label="Name" autoComplete="name" />
      <EmailField
        {...field('email')}
        label="Email"
        required={!property}
        optional={property !== undefined}
      />
      <div className={property ? '' : 'sm:col-span-2'}>
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
          <p className="note">
            {property && <span>Your name and a phone number or email are enough. </span>}
            No date yet? Leave it empty and we will agree on one together.
          </p>
        </div>
      </div>
    </form>
  );
}

/** The form as a section of a page, which offers the days. */
export function TourSection({ Days }: Pick<Props, 'Days'>) {
  return (
    <FoldedSection id="tour" title="Request a tour before you decide" line="In person or by video">
      <div className="grid gap-8 lg:grid-cols-[5fr_7fr] lg:gap-16">
        <p className="lead text-muted">
          We’ll show you round in person, or walk round with the phone on a video call. Bring
          someone who knows about building.
        </p>
        <TourForm Days={Days} />
      </div>
    </FoldedSection>
  );
}

/** A tour as the device that asked for it keeps it, under the id of its row. */
export function tourBooking(
  { kind, property_interest: property, property_slug, preferred_date }: Contact | Lead,
  { uid, askedAt }: { uid: string; askedAt: number },
): Booking {
  const day = preferred_date ?? '';
  return booked(
    uid,
    property === null ? undefined : { property, slug: property_slug ?? undefined },
    {
      kind: kind === 'video' ? 'video' : 'tour',
      startsAt: day ? lagosInstant(day, '00:00') : askedAt,
      day,
      askedAt,
    },
  );
}

/** Keeps a tour on the device in the write that stores its request, to be followed there as consultations are. */
function keepTour(tour: Contact | Lead, askedAt: number): AlsoWrite {
  const secret = randomId();
  return (tx, entry) =>
    keepBooking(tourBooking(tour, { uid: entry.id, askedAt }), secret)(tx, entry);
}
