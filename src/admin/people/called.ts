/** How whoever is signed in is called. */
export const YOU = 'You';
/** How somebody is called who is not on the team any more. */
export const FORMER_COLLEAGUE = 'A former colleague';

/** Returns how somebody is called within a sentence. Names of the team stay as they are. */
export function calledWithin(name: string): string {
  return name === YOU || name === FORMER_COLLEAGUE ? name.toLowerCase() : name;
}
