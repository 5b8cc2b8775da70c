// A chunk of its own, named so that no visitor fetches it: only who signs in to the dashboard has changes to send.
export { createChanges } from '../offline/changes/changes';
