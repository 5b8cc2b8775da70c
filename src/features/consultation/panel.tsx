export { BookingsHere } from './bookings-here';
export { Panel } from './request-panel';
export { ScheduleShortcut } from './schedule-shortcut';
