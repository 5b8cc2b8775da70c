// One file of the three: each would repeat the others’ words and cost a request.
export { DeletedRows } from '../deleted/deleted-rows';
export { ErasePerson } from '../erasure/erase-person';
export { TeamPanel } from '../team/team-panel';
