// In a file of the staff’s, which visitors never fetch: only people who sign in to the dashboard have changes to send.
export { createChanges } from '../offline/changes/changes';
