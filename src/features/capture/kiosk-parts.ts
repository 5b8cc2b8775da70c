// One file in place of two: whoever hands the phone over may have no signal to fetch the second with.
export { HandOver } from './hand-over';
export { Kiosk } from './kiosk';
