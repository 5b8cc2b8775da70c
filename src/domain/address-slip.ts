/** The domains that most people here have their address at. */
const COMMON = [
  ...['gmail.com', 'googlemail.com', 'icloud.com', 'outlook.com', 'protonmail.com', 'proton.me'],
  ...['yahoo.com', 'yahoo.co.uk', 'ymail.com', 'rocketmail.com'],
  ...['hotmail.com', 'hotmail.co.uk', 'live.com', 'live.co.uk', 'msn.com', 'aol.com', 'aol.co.uk'],
  ...['btinternet.com', 'virginmedia.com', 'talktalk.net', 'ntlworld.com', 'blueyonder.co.uk'],
  ...['comcast.net', 'verizon.net', 'bellsouth.net', 'sbcglobal.net', 'fastmail.com'],
];
/** One letter from one of those, and real: nobody is asked about them. */
const REAL = ['mail.com', 'email.com', 'cloud.com', 'yahoo.ca', 'live.ca', 'live.cn'];

/** Shorter names are one letter away from too many real ones. */
const LEAST_LETTERS = 5;

/** What is typed for .com, and ends no real domain. */
const NOT_COM = /\.(?:con|cmo|ocm|comm|coom|vom|xom|cpm|cim|clm)$/;

/**
 * The address that was probably meant: at a common domain, of whose name and ending at most one letter each is wrong,
 * missing, doubled or swapped with the next. Undefined if it looks right.
 */
export function meantAddress(address: string): string | undefined {
  const [, local, domain = ''] = /^([^@\s]+)@([^@\s]+\.[^@\s]+)$/.exec(address.toLowerCase()) ?? [];
  if (local === undefined || COMMON.includes(domain) || REAL.includes(domain)) return undefined;
  const meant =
    COMMON.find((common) => isSlip(domain, common)) ??
    (NOT_COM.test(domain) ? domain.replace(NOT_COM, '.com') : undefined);
  return meant && `${local}@${meant}`;
}

function isSlip(typed: string, common: string): boolean {
  const [name, ending] = parted(typed);
  const [meantName, meantEnding] = parted(common);
  const isName =
    name === meantName || (meantName.length >= LEAST_LETTERS && isOneEdit(name, meantName));
  return isName && (ending === meantEnding || isOneEdit(ending, meantEnding));
}

function parted(domain: string): [name: string, ending: string] {
  const point = domain.indexOf('.');
  return [domain.slice(0, point), domain.slice(point + 1)];
}

/** Whether one letter is wrong, missing or too many, or two neighbours are swapped. */
function isOneEdit(typed: string, meant: string): boolean {
  let start = 0;
  while (start < typed.length && typed[start] === meant[start]) start++;
  const [rest, meantRest] = [typed.slice(start), meant.slice(start)];
  return (
    rest.slice(1) === meantRest.slice(1) ||
    rest.slice(1) === meantRest ||
    rest === meantRest.slice(1) ||
    (rest.charAt(0) === meantRest.charAt(1) &&
      rest.charAt(1) === meantRest.charAt(0) &&
      rest.slice(2) === meantRest.slice(2))
  );
}
