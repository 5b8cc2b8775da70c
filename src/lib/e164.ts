/** The numbers of a country, without the country code and the leading zero dialled within it. */
const NIGERIAN = /^(?:[2789]\d{9}|1\d{7})$/;
const BRITISH = /^(?:[1-357-9]\d{9}|[18]\d{8})$/;
const NORTH_AMERICAN = /^[2-9]\d{2}[2-9]\d{6}$/;

/**
 * Eleven-digit numbers starting with a zero look alike in Nigeria and Britain. The mobile ranges tell them apart:
 * Nigeria's start with 070, 080, 081, 090 and 091, Britain's with 071 to 079. Where the two overlap (070 is call
 * forwarding in Britain, 0808 is freephone) we read the number as Nigerian, because those are people's phones.
 */
const NIGERIAN_MOBILE = /^(?:70[1-9]|80[1-9]|81\d|90[1-9]|91[0-6])\d{7}$/;
const BRITISH_MOBILE = /^7[1-9]\d{8}$/;
/** London and other cities, the regions, and business numbers. Nigeria's own start with 0201, 0202 and 0209. */
const BRITISH_LANDLINE = /^(?:20[3478]\d{7}|2[3489]\d{8}|1\d{8,9}|3\d{9})$/;

/** Time zones where a number is usually written as ten digits without a prefix. */
const NORTH_AMERICA =
  /^America\/(?:New_York|Detroit|Chicago|Denver|Phoenix|Los_Angeles|Indiana|Kentucky|Toronto|Winnipeg|Edmonton|Vancouver|Halifax)/;

/**
 * Parses a phone number as people type it: `0803 123 4567`, `+234 (0)803…`, `00234…`, `07700 900142`.
 * @param zone the time zone of the person typing, such as `Europe/London`; it distinguishes ten digits typed in Lagos
 * from ten typed in Houston
 * @returns the number in E.164, or undefined if it is ambiguous or invalid
 */
export function toE164(typed: string, zone = ''): string | undefined {
  // Convert full-width digits and drop the direction marks that come with pasted numbers.
  const text = typed
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .trim();
  const [, plus, rest = ''] = /^(?:tel:)?\s*(\(?\+)?([\d\s().\-‐-―/]+)$/.exec(text) ?? [];
  const digits = rest.replace(/\D/g, '');
  // The zero in "+44 (0)20" is only dialled within the country.
  if (plus) return international(rest.replace(/\(0\)/, '').replace(/\D/g, ''));
  return afterExitCode(rest) ?? withoutPlus(digits) ?? national(digits, zone);
}

/** The digits after a plus sign or an exit code. */
function international(digits: string): string | undefined {
  const known = ofKnownCountry(digits);
  if (known || /^(?:234|44|1)/.test(digits)) return known;
  return /^[2-9]\d{7,14}$/.test(digits) ? `+${digits}` : undefined;
}

/** A number of a country known here. A trunk zero left in by mistake is dropped. */
function ofKnownCountry(digits: string): string | undefined {
  const [, country, number = ''] = /^(234|44|1)0?(\d+)$/.exec(digits) ?? [];
  const plan = country === '234' ? NIGERIAN : country === '44' ? BRITISH : NORTH_AMERICAN;
  return country && plan.test(number) ? `+${country}${number}` : undefined;
}

/** The exit code is 009 in Nigeria, 011 in North America and 00 elsewhere. */
function afterExitCode(rest: string): string | undefined {
  const digits = rest.replace(/\(0\)/, '').replace(/\D/g, '');
  if (/^0(?:09|11)/.test(digits) && digits.length > 12) {
    const known = ofKnownCountry(digits.slice(3));
    if (known) return known;
  }
  return digits.startsWith('00') ? international(digits.slice(2)) : undefined;
}

/** A country code without a plus sign, accepted only where the length leaves no doubt. */
function withoutPlus(digits: string): string | undefined {
  return /^(?:2340?[789]\d{9}|440?[1-37]\d{9}|1\d{10})$/.test(digits)
    ? ofKnownCountry(digits)
    : undefined;
}

/** A number as dialled within a country. */
function national(digits: string, zone: string): string | undefined {
  if (!digits.startsWith('0')) {
    if (NORTH_AMERICA.test(zone)) return NORTH_AMERICAN.test(digits) ? `+1${digits}` : undefined;
    return NIGERIAN_MOBILE.test(digits) ? `+234${digits}` : undefined;
  }
  const number = digits.slice(1);
  if (NIGERIAN_MOBILE.test(number)) return `+234${number}`;
  if (BRITISH_MOBILE.test(number) || BRITISH_LANDLINE.test(number)) return `+44${number}`;
  return /^20[129]\d{7}$/.test(number) ? `+234${number}` : undefined;
}
