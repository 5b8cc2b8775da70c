import type { ChunkGroup } from './chunk-group.ts';

/** What the staff's pages alone load. */
export const staffGroups: ChunkGroup[] = [
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
