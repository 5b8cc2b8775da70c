/**
 * Which way imports go: downwards only (docs/architecture.md, "The rooms of `src`").
 * A layer may import itself and the layers below it; folders in one layer do not import each other.
 */
const LAYERS = [
  ['main', 'sw', 'prerender'],
  ['app', 'routes'],
  ['pages', 'admin'],
  ['features'],
  ['forms'],
  ['hooks'],
  ['updates'],
  ['library', 'ui', 'remote'],
  ['offline', 'staff-copy', 'shortlist'],
  ['content', 'domain'],
  ['device', 'protocol'],
  ['lib'],
];
const path = (names) => `^src/(${names.join('|')})(/|\\.tsx?$)`;

/** The company's names and colours: constants, which every layer may use. */
const BRAND = '^src/content/brand\\.ts$';

const upwards = LAYERS.slice(1).map((layer, index) => ({
  name: `${layer.join('-')}-imports-downwards-only`,
  comment: 'An import may only point to a layer below.',
  severity: 'error',
  from: { path: path(layer) },
  to: { path: path(LAYERS.slice(0, index + 1).flat()), pathNot: BRAND },
}));

// Content may use the domain's schemas, and the shell the route table; other folders of one layer do not import each other.
const siblings = LAYERS.filter(
  (layer) => layer.length > 1 && !layer.includes('domain') && !layer.includes('app'),
).map((layer) => ({
  name: `${layer.join('-')}-do-not-import-each-other`,
  severity: 'error',
  from: { path: `^src/(${layer.join('|')})(/|\\.tsx?$)`, pathNot: '\\.test\\.tsx?$' },
  to: { path: path(layer), pathNot: '^src/$1(/|\\.tsx?$)' },
}));

module.exports = {
  forbidden: [
    ...upwards,
    {
      name: 'features-do-not-import-each-other',
      comment: 'A page composes features.',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/', pathNot: '^src/features/$1/' },
    },
    ...siblings,
    {
      name: 'domain-does-not-import-content',
      severity: 'error',
      from: { path: '^src/domain/' },
      to: { path: '^src/content/' },
    },
    {
      name: 'the-domain-knows-no-device',
      comment:
        'Rules and content are pure. Channels, files and the home screen are for the layers above.',
      severity: 'error',
      from: { path: '^src/(content|domain)/' },
      to: { path: '^src/device/' },
    },
    {
      name: 'worker-imports-only-what-runs-in-a-worker',
      severity: 'error',
      from: { path: '^src/sw/', pathNot: '\\.test\\.ts$' },
      to: {
        path: '.',
        pathNot: `${BRAND}|^src/(sw|remote|offline|domain|device|protocol|lib)/|^src/env\\.ts$|node_modules/(zod|idb)`,
      },
    },
    {
      name: 'no-react-below-hooks',
      severity: 'error',
      from: {
        path: '^src/(updates|library|remote|offline|staff-copy|shortlist|domain|device|protocol|lib)/',
        pathNot: '\\.test\\.tsx?$',
      },
      to: { path: 'node_modules/(react|react-dom|react-router|react-router-dom)/' },
    },
    {
      name: 'indexeddb-has-three-doors',
      comment:
        'Entries and drafts go through src/offline, what staff read through src/staff-copy, what visitors keep through src/shortlist.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(offline|staff-copy|shortlist)/' },
      to: { path: 'node_modules/(idb|idb-keyval|dexie|localforage)/' },
    },
    {
      name: 'the-worker-is-spoken-to-in-one-protocol',
      comment:
        'Messages, tags, cache names and the index: a page and a worker of different releases share them.',
      severity: 'error',
      from: { path: '^src/protocol/' },
      to: { path: '^src/', pathNot: '^src/(protocol|lib)/' },
    },
    {
      name: 'visitors-pages-read-no-staff-copy',
      comment:
        'What an administrator has read is for the dashboard; the entry points only erase it and count new leads.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(admin|staff-copy|main)/|^src/main\\.tsx$' },
      to: { path: '^src/staff-copy/' },
    },
    {
      name: 'date-fns-counts-days',
      comment:
        'Days and months are counted in domain/calendar-day, and zones read in domain/clock. Only the calendar, which no page starts with, uses date-fns as well.',
      severity: 'error',
      from: {
        path: '^src/',
        pathNot: '^src/(domain/(calendar-day|clock)\\.ts$|features/consultation/)',
      },
      to: { path: 'node_modules/(date-fns|@date-fns)/' },
    },
    {
      name: 'only-updates-uses-workbox-window',
      comment: 'Registration and updates are in one place, which also decides when to update.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/updates/' },
      to: { path: 'node_modules/workbox-window/' },
    },
    {
      name: 'only-admin-uses-supabase-js-and-queries',
      comment: 'Public pages and the worker speak plain fetch: their scripts have a budget.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/admin/' },
      to: { path: 'node_modules/(@supabase|@tanstack/(react-query|query-core))/' },
    },
    {
      name: 'motion-has-one-place',
      comment: 'Springs and durations are in ui/motion.tsx, which no page starts with.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/ui/motion\\.tsx$' },
      to: { path: 'node_modules/(framer-motion|motion-dom)/' },
    },
    {
      name: 'ui-knows-no-data',
      comment: 'Parts that any page can show: what is stored or sent comes in as props.',
      severity: 'error',
      from: { path: '^src/ui/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^src/(offline|staff-copy|shortlist|remote)/' },
    },
    {
      name: 'admin-is-imported-by-routes-alone',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(admin/|routes\\.tsx$)' },
      to: { path: '^src/admin/' },
    },
    {
      name: 'only-roots-read-the-environment',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(main\\.tsx$|main/|sw/|prerender/)' },
      to: { path: '^src/env\\.ts$' },
    },
    {
      name: 'the-site-does-not-import-tools',
      severity: 'error',
      from: { path: '^src/', pathNot: '\\.test\\.tsx?$|/doubles/' },
      to: {
        path: '^(scripts|tests)/|node_modules/(@supabase/lite|sharp|playwright|vitest|fake-indexeddb|fast-check)',
      },
    },
    {
      name: 'doubles-are-for-tests',
      severity: 'error',
      from: { path: '^src/', pathNot: '\\.test\\.tsx?$|/doubles/' },
      to: { path: '/doubles/' },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      from: { path: '^(src|scripts)/' },
      to: { circular: true },
    },
    { name: 'not-resolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Type imports count as well: a type from a layer above is knowledge of it.
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
    },
    exclude: { path: '^(virtual:|\\.cache)' },
  },
};
