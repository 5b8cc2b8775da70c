// A chunk of its own whose name keeps visitors from fetching it: only people who sign in to the dashboard have changes
// to send.
export { createChanges } from '../offline/changes/changes';
