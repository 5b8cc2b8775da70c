// What the dashboard exchanges with the server once its list stands.
export { createDeliverChange } from '../changes/deliver-change';
export { dropGone } from './drop-gone';
export { hasRealtime, openRealtime, topicsOf } from './realtime';
export { tellLists } from './tell-lists';
