export { NotSaved } from './not-saved';
export { Receipt } from './receipt';
