import type { Fact } from '../domain/fact';
import facts from './facts.yaml';

const byId = new Map(facts.map((fact) => [fact.id, fact]));

/**
 * A statement of law or tax, by its id. Only the build needs them.
 * @throws if there is none
 */
export function factOf(id: string): Fact {
  const fact = byId.get(id);
  if (!fact) throw new Error(`facts.yaml has no ${id}.`);
  return fact;
}
