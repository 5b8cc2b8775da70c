// Bundled together: three files would repeat each other’s words and cost a request each.
export { DayPanel } from '../day/day-panel';
export { DeletedRows } from '../deleted/deleted-rows';
export { ErasePerson } from '../erasure/erase-person';
export { TeamPanel } from '../team/team-panel';
export { UnitsPanel } from '../units/units-panel';
