import type { Visitor } from '../../domain/lead';

/** Who uses this device, if it remembers. Leads carry the name and the address from here; none is made up. */
export function knownVisitor(): Visitor | undefined {
  return undefined;
}
