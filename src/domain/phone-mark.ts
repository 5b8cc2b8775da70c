import { fingerprint } from '../lib/fingerprint';

/** Ten thousand Nigerian numbers share each mark: it tells a number from a day's others, and doesn't give it away. */
const MARKS = 2 ** 20;

/** Returns what is kept of a number, in E.164, once the number itself is erased. */
export const phoneMark = (phone: string): number => Number.parseInt(fingerprint(phone), 36) % MARKS;
