// Bundled together, so that whoever hands the phone over needs no signal for the second part.
export { HandOver } from './hand-over';
export { Kiosk } from './kiosk';
