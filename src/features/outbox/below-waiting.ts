// Bundled together: most visits to the outbox need none of them.
export { ExportSection } from './export-section';
export { Sent } from './sent';
export { StaffChanges } from './staff-changes';
export { Unreadable } from './unreadable';
