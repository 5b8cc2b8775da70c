import type { ChunkGroup } from './chunk-group.ts';

/** What several pages share, and what they load later. */
export const sharedGroups: ChunkGroup[] = [
  {
    name: 'english',
    why: 'Dates, numbers and money in words: three files otherwise. Named before the groups that use it, each of which would otherwise include it.',
    paths: ['src/content/rates.ts', 'src/domain/money.ts', 'src/lib/english.ts'],
  },
  {
    name: 'days',
    why: 'Calendars, the dashboard and calculators count days and months: three files otherwise. Named before the groups that use it, each of which would otherwise include it.',
    paths: [
      'src/domain/calendar-day.ts',
      'src/domain/calendar-month.ts',
      'node_modules/date-fns/addMonths.js',
    ],
  },
  {
    name: 'priced-text',
    why: 'Adds other currencies to a text, on the shortlist and the page about the United Kingdom: three files otherwise.',
    paths: ['src/domain/priced-text.ts', 'src/domain/short-price.ts', 'src/ui/money.tsx'],
  },
  {
    name: 'fields',
    why: 'Captures and the dashboard start with it: the table of fields, what shows them, the place of a draft, what was cleared, the manifest, and the session that was ended here. Named before the next group, which would otherwise include that as a dependency.',
    paths: [
      'src/domain/fields.ts',
      'src/domain/lead-kind.ts',
      'src/forms/draft-place.ts',
      'src/forms/typed-columns.ts',
      'src/hooks/use-staff-manifest.ts',
      'src/offline/cleared.ts',
      'src/remote/ended-session.ts',
      'src/ui/described-field.tsx',
    ],
  },
  {
    name: 'words',
    why: 'Small parts of pages that show times or bookings, and what keeps some of them from a visitor with the phone: nine files otherwise.',
    paths: [
      'src/content/viewing.ts',
      'src/domain/lagos-time.ts',
      'src/hooks/use-is-out-of-kiosk.ts',
      'src/hooks/use-now.ts',
      'src/offline/kept-texts.ts',
      'src/lib/time-words.ts',
      'node_modules/lucide/dist/esm/icons/check.mjs',
      'node_modules/lucide/dist/esm/icons/clock.mjs',
      'node_modules/lucide/dist/esm/icons/download.mjs',
    ],
  },
  {
    name: 'office',
    why: 'The dashboard names the offices, and says when they are closed: it would load the scheduler otherwise.',
    paths: ['src/content/holidays.generated.ts', 'src/domain/office.ts'],
  },
  {
    name: 'draft',
    why: 'Saves what is entered: three files that are requested with the first letter, or by a page with fields of its own.',
    paths: ['src/forms/keep-draft.ts', 'src/offline/drafts.ts', 'src/pages/keep-fields.ts'],
  },
  {
    name: 'change-entry',
    why: 'Staff changes, in the outbox, the dashboard and what sends them, the files that the outbox and the dashboard hand over, and where the focus stays: four files otherwise.',
    paths: [
      'src/device/files.ts',
      'src/domain/change-words.ts',
      'src/offline/changes/change-entry.ts',
      'src/ui/use-kept-focus.ts',
    ],
  },
  {
    name: 'lists',
    why: 'Small parts of the outbox, captures and the dashboard: three files otherwise.',
    paths: ['src/forms/form-not-loaded.tsx', 'src/ui/paged-list.tsx', 'src/ui/undo.tsx'],
  },
  {
    name: 'booking',
    why: 'What is stored of consultations: sending needs it, and would load the next group otherwise.',
    paths: ['src/domain/booking.ts', 'src/offline/stored-bookings.ts'],
  },
  {
    name: 'bookings',
    why: 'The visitor’s clock and the consultations that need it, on every page with a booking: three files otherwise.',
    paths: ['src/domain/clock.ts', 'src/offline/bookings.ts'],
  },
  {
    name: 'panel',
    why: 'The scheduler until a time is chosen, also below the consultations on this device: three files otherwise.',
    paths: ['src/features/consultation/panel.tsx', 'src/features/consultation/request-panel.tsx'],
  },
  {
    name: 'install',
    why: 'The offer to install and the picture that an installed app opens with: three small files.',
    paths: ['src/features/install/', 'src/device/splash.ts'],
  },
  {
    name: 'next-step',
    why: 'The last section of many pages, their header, and reasons and pictures that several show: five files otherwise.',
    paths: [
      'src/content/reasons.yaml',
      'src/content/pictures/article-uk-terraces.generated.ts',
      'src/content/pictures/bloom-towers-3.generated.ts',
      'src/pages/next-step.tsx',
      'src/pages/page-header.tsx',
    ],
  },
  {
    name: 'covers',
    why: 'Pictures that the blog and the services share. The entry lists this file and the next: without groups, they would have longer names.',
    paths: [
      'src/content/pictures/article-investment-chart-model.generated.ts',
      'src/content/pictures/article-lagos-skyline.generated.ts',
      'src/content/pictures/article-mortgage-documents.generated.ts',
      'src/content/pictures/article-payment-keys.generated.ts',
    ],
  },
  {
    name: 'visit',
    why: 'Pictures of an office and of a viewing, which three pages share.',
    paths: [
      'src/content/pictures/office-lagos.generated.ts',
      'src/content/pictures/viewing-day.generated.ts',
    ],
  },
  {
    name: 'entries',
    why: 'Shared by sending and the pages that list entries: five files otherwise.',
    paths: [
      'src/domain/amendment.ts',
      'src/domain/business-card.ts',
      'src/domain/submission-kind.ts',
      'src/domain/viewing.ts',
      'src/offline/picture-entry.ts',
    ],
  },
  {
    name: 'edit',
    why: 'Editing an entry: two files that are requested with the tap on it.',
    paths: ['src/features/outbox/edit-form.tsx', 'src/forms/use-edit-form.ts'],
  },
  {
    name: 'answers',
    why: 'Sending, and what the staff’s pages send once their list stands. Named before the next group, which the list needs.',
    paths: ['src/offline/link.ts', 'src/remote/read-answer.ts'],
  },
  {
    name: 'kept',
    why: 'Shared by sending and the staff’s pages, the settings among it, with the form rules that the dashboard and the scheduler need: seven files otherwise.',
    paths: [
      'src/env.ts',
      'src/domain/slug.ts',
      'src/domain/zone-name.ts',
      'src/lib/e164.ts',
      'src/lib/fingerprint.ts',
      'src/domain/seen.ts',
      'src/staff-copy/staff-copy.ts',
      'src/remote/post.ts',
    ],
  },
  {
    name: 'open-sending',
    why: 'What the first touch loads: what sends, what a form shows then, what records a tap on WhatsApp or a phone number, what asks for a pass, what a heart and Share do, how pages change, and what the animations and full screen share.',
    paths: [
      'src/app/page-transition.ts',
      'src/app/picture-between-pages.ts',
      'src/ui/add-style.ts',
      'src/ui/follow-pull.ts',
      'src/main/open-sending.ts',
      'src/main/record-tap.ts',
      'src/remote/new-pass.ts',
      'src/forms/after-sending-parts.ts',
      'src/forms/not-saved.tsx',
      'src/forms/receipt.tsx',
      'src/forms/record-lead.ts',
      'src/offline/attempts.ts',
      'src/offline/keep-booking.ts',
      'src/domain/tap.ts',
      'src/shortlist/open-shortlist.ts',
      'src/ui/share.ts',
    ],
  },
  {
    name: 'calendar-file',
    why: 'Calendar files of consultations and payments, and what else the payment plan loads when somebody uses it: five files otherwise.',
    paths: [
      'src/domain/calendar-file.ts',
      'src/features/calculators/own-currency.tsx',
      'src/features/calculators/plan-tools.ts',
      'src/features/consultation/calendar-of-booking.ts',
      'src/ui/give-calendar.tsx',
    ],
  },
  {
    name: 'calendar-button',
    why: 'The dashboard shares it with the next group, and would load all of that otherwise.',
    paths: ['src/ui/calendar-button.tsx'],
  },
  {
    name: 'last-step',
    why: 'What makes a request for a consultation. The list of those that were made needs it, and is loaded only where there are any.',
    paths: ['src/features/consultation/last-step.tsx'],
  },
  {
    name: 'plain-words',
    why: 'The filter of properties shares it with the dashboard. Named before the staff’s group, which would otherwise include it as a dependency, and visitors would load that; as the next.',
    paths: [
      'src/domain/plain-words.ts',
      'node_modules/lucide/dist/esm/icons/sliders-horizontal.mjs',
    ],
  },
  {
    name: 'push',
    why: 'Watching a property shares it with the dashboard.',
    paths: ['src/device/push.ts'],
  },
  {
    name: 'given-contact',
    why: 'Fills in the form of a capture with a contact that was shared or picked, and finds those with its number: four small files otherwise.',
    paths: [
      'src/features/capture/fill-in.ts',
      'src/features/capture/pick-contact.tsx',
      'src/features/capture/same-phone.tsx',
      'src/features/capture/take-shared.tsx',
    ],
  },
];
