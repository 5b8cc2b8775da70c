import type { Plugin } from 'vite';

/** Modules that the build combines into one file, by path; a folder's path ends with a slash. */
type ChunkGroup = {
  name: string;
  /** What would be worse without this group. */
  why: string;
  paths: string[];
};

/**
 * The files whose contents are chosen by hand; the bundler splits everything else by which pages use it.
 *
 * Without a group, a module shared by several pages gets its own file. Each costs a request, compresses badly, and adds
 * some 60 bytes to the first script, which requests it, and to the worker, which lists it with its hash. With only the
 * first two groups, the home page starts with 93 KB and the worker stores 66 files.
 */
export const chunkGroups: ChunkGroup[] = [
  {
    name: 'vendor',
    why: 'Third-party code that every page starts with: it compresses better in one file, and outlives a release.',
    paths: [
      'node_modules/react/',
      'node_modules/react-dom/',
      'node_modules/react-router/',
      'node_modules/scheduler/',
      'node_modules/zustand/',
    ],
  },
  {
    name: 'index',
    why: 'The entry, with the small parts that most pages show.',
    paths: [
      'index.html',
      'src/main.tsx',
      'src/content/interests.ts',
      'src/content/tour-options.ts',
      'src/content/tour-url.ts',
      'src/domain/currency.ts',
      'src/domain/lead.ts',
      'src/domain/property-facts.ts',
      'src/device/home-screen.ts',
      'src/forms/use-draft.ts',
      'src/lib/draft.ts',
      'src/pages/later-heart.tsx',
      'src/shortlist/shortlist-change.ts',
      'src/pages/tour-link.tsx',
      'src/hooks/use-is-hydrated.ts',
      'src/forms/use-remembered-visitor.ts',
      'src/device/web-view.ts',
      'src/ui/copy-message.tsx',
      'src/ui/facts.tsx',
      'src/ui/picture.tsx',
      'src/ui/points.tsx',
      'src/content/rate-words.generated.ts',
      'src/ui/priced.tsx',
      'src/ui/rate-note.tsx',
      'src/ui/section.tsx',
      'src/protocol/worker-messages.ts',
      'src/updates/release-state.ts',
      'src/library/pages-seen.ts',
      'src/remote/staff-key.ts',
      'src/updates/site-news.ts',
      'node_modules/lucide/dist/esm/icons/arrow-right.mjs',
      'node_modules/lucide/dist/esm/icons/arrow-up.mjs',
      'node_modules/lucide/dist/esm/icons/box.mjs',
    ],
  },
  {
    name: 'currency',
    why: 'Named before the next group, which would otherwise include it as a dependency, so that calculators would load hearts.',
    paths: ['src/hooks/use-currency.ts'],
  },
  {
    name: 'heart',
    why: 'The buttons that keep and share a property and choose a currency, which pages load once they are alive: five files otherwise. Named before the next group, which would otherwise include part of it as a dependency.',
    paths: [
      'src/features/currency/currency-choice.tsx',
      'src/features/shortlist/heart.tsx',
      'src/features/shortlist/property-actions.tsx',
      'src/features/shortlist/use-note-seen.ts',
      'src/ui/share-button.tsx',
    ],
  },
  {
    name: 'library',
    why: 'What every page loads once it is alive: its side of the worker, the readers of its caches, and what depends on scrolling.',
    paths: [
      'src/app/scrolling.tsx',
      'src/app/use-way-back.ts',
      'src/protocol/kept-files.ts',
      'src/protocol/site-index.ts',
      'src/features/library/save-for-offline.tsx',
      'src/lib/data-size.ts',
      'src/updates/follow-registration.ts',
      'src/updates/follow-worker.ts',
      'src/library/in-charge.ts',
      'src/library/keep-reading.ts',
      'src/library/library.ts',
      'src/updates/take-update.ts',
      'node_modules/workbox-window/',
    ],
  },
  {
    name: 'parts',
    why: 'The home page shares these with pages that need half of them: it starts with half a kilobyte less.',
    paths: [
      'src/features/enquiry/contact-form.tsx',
      'src/features/enquiry/contact-values.ts',
      'src/features/whatsapp/copy-offline.tsx',
      'src/forms/use-contact-form.ts',
      'src/ui/carousel.tsx',
      'src/ui/remember-me.tsx',
      'src/ui/use-track.ts',
      'src/ui/when-near.ts',
    ],
  },
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
    why: 'Captures and the dashboard start with it: the table of fields, what shows them, the place of a draft, and the manifest. Named before the next group, which would otherwise include that as a dependency.',
    paths: [
      'src/domain/fields.ts',
      'src/domain/lead-kind.ts',
      'src/forms/draft-place.ts',
      'src/forms/typed-columns.ts',
      'src/hooks/use-staff-manifest.ts',
      'src/ui/described-field.tsx',
    ],
  },
  {
    name: 'words',
    why: 'Small parts of pages that show times or bookings: seven files otherwise.',
    paths: [
      'src/content/viewing.ts',
      'src/domain/lagos-time.ts',
      'src/hooks/use-now.ts',
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
    why: 'Saves drafts: two files that are requested with the first letter.',
    paths: ['src/forms/keep-draft.ts', 'src/offline/drafts.ts'],
  },
  {
    name: 'change-entry',
    why: 'Staff changes, in the outbox, the dashboard and what sends them, and the files that the outbox and the dashboard hand over: three files otherwise.',
    paths: [
      'src/device/files.ts',
      'src/domain/change-words.ts',
      'src/offline/changes/change-entry.ts',
    ],
  },
  {
    name: 'lists',
    why: 'Small parts of the outbox, captures and the dashboard: four files otherwise.',
    paths: [
      'src/forms/form-not-loaded.tsx',
      'src/hooks/use-kiosk.ts',
      'src/ui/paged-list.tsx',
      'src/ui/undo.tsx',
    ],
  },
  {
    name: 'bookings',
    why: 'The visitor’s clock and the consultations that need it, on every page with a booking: three files otherwise.',
    paths: ['src/domain/booking.ts', 'src/domain/clock.ts', 'src/offline/bookings.ts'],
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
    why: 'What the first touch loads: what sends, what a form shows then, what records a tap on WhatsApp or a phone number, what a heart and Share do, how pages change, and what the animations and full screen share.',
    paths: [
      'src/app/page-transition.ts',
      'src/app/picture-between-pages.ts',
      'src/ui/add-style.ts',
      'src/ui/follow-pull.ts',
      'src/main/open-sending.ts',
      'src/main/record-tap.ts',
      'src/forms/after-sending-parts.ts',
      'src/forms/not-saved.tsx',
      'src/forms/receipt.tsx',
      'src/forms/record-lead.ts',
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
    name: 'last-step',
    why: 'What makes a request for a consultation, and lists those that were made: three files otherwise.',
    paths: [
      'src/features/consultation/last-step.tsx',
      'src/features/consultation/own-bookings.tsx',
    ],
  },
  {
    name: 'plain-words',
    why: 'The filter of properties shares it with the dashboard. Named before the staff’s group, which would otherwise include it as a dependency, and visitors would load that; as the next two.',
    paths: [
      'src/domain/plain-words.ts',
      'node_modules/lucide/dist/esm/icons/sliders-horizontal.mjs',
    ],
  },
  {
    name: 'cleared',
    why: 'Captures share it with the dashboard.',
    paths: ['src/offline/cleared.ts'],
  },
  {
    name: 'push',
    why: 'Watching a property shares it with the dashboard.',
    paths: ['src/device/push.ts'],
  },
  {
    name: 'staff',
    why: 'What the staff’s pages start with and their parts share: twelve small files otherwise. Named before the next group, which would otherwise include it as a dependency.',
    paths: [
      'node_modules/@tanstack/query-core/build/modern/infiniteQueryObserver.js',
      'node_modules/lucide/dist/esm/icons/calendar-clock.mjs',
      'node_modules/lucide/dist/esm/icons/trash.mjs',
      'node_modules/@tanstack/react-query/build/modern/useInfiniteQuery.js',
      'src/admin/admin-style.tsx',
      'src/admin/contained.tsx',
      'src/admin/dashboard-tab.ts',
      'src/admin/history/forget-histories.ts',
      'src/admin/lazy-part.tsx',
      'src/admin/leads/status-select.tsx',
      'src/admin/people/person-text.tsx',
      'src/admin/people/reach-links.tsx',
      'src/admin/rows/lists.ts',
      'src/admin/rows/property.ts',
      'src/admin/session/open.ts',
      'src/admin/session/use-session.ts',
      'src/admin/sign-out.tsx',
      'src/admin/staff.ts',
      'src/domain/change.ts',
    ],
  },
  {
    name: 'after-list',
    why: 'What the dashboard loads once its list stands, and a session that has ended needs: ten small files otherwise.',
    paths: [
      'src/admin/erasure/forget-missing.ts',
      'src/admin/erasure/missing.ts',
      'src/admin/live/live-parts.ts',
      'src/admin/notes/lost-drafts.ts',
      'src/admin/notes/lost-drafts-list.tsx',
      'src/admin/rows/choice-bar.tsx',
      'src/admin/rows/unsaved-notes.tsx',
      'src/admin/second-factor/code-step.tsx',
      'src/admin/sign-in/account-form.tsx',
      'src/admin/sign-in/sign-in-again.tsx',
      'src/admin/sign-in/sign-in-form.tsx',
      'src/main/admin-changes.ts',
    ],
  },
];

/** The groups in the bundler's format. */
export const codeSplitting = {
  groups: chunkGroups.map(({ name, paths }) => ({
    name,
    test: (id: string) => paths.some((path) => isAt(path, id)),
  })),
};

/**
 * Stops a build in which a path of a group takes no module: what is said of that group would no longer be true. Also one in
 * which visitors would load a file of the staff, which no worker keeps for them.
 */
export function checkChunkGroups(): Plugin {
  return {
    name: 'meridian:check-chunk-groups',
    apply: 'build',
    generateBundle(_, bundle) {
      if (this.environment.config.consumer !== 'client') return;
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const stray = staffImports(chunks);
      if (stray.length > 0)
        this.error(`Visitors would load files of the staff: ${stray.join(', ')}.`);
      const idle = idlePaths(chunks);
      if (idle.length > 0) this.error(`Chunk groups without a module: ${idle.join(', ')}.`);
    },
  };
}

/** The imports of the staff's files by all others. */
export function staffImports(chunks: { fileName: string; imports: string[] }[]): string[] {
  const isStaffs = (file: string) => file.startsWith('assets/admin-');
  return chunks
    .filter(({ fileName }) => !isStaffs(fileName))
    .flatMap(({ fileName, imports }) =>
      imports.filter(isStaffs).map((file) => `${file} (${fileName})`),
    );
}

/** The paths of groups whose file contains nothing of them. */
export function idlePaths(
  chunks: { name: string; moduleIds: string[] }[],
  groups: ChunkGroup[] = chunkGroups,
): string[] {
  return groups.flatMap(({ name, paths }) => {
    const modules = chunks.filter((one) => one.name === name).flatMap((one) => one.moduleIds);
    return paths
      .filter((path) => !modules.some((id) => isAt(path, id)))
      .map((path) => `${path} (${name})`);
  });
}

function isAt(path: string, id: string): boolean {
  return path.endsWith('/') ? id.includes(`/${path}`) : id.endsWith(`/${path}`);
}
