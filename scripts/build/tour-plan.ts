import type { Answers } from '../../src/domain/answers.ts';

const answers = import.meta.glob<Answers>('../../src/content/answers/*.yaml', {
  eager: true,
  import: 'default',
});

/** The module with the floor plan of the home that the 3D tour shows: its script needs no more of the answers. */
export function tourPlanModule(slug: string): string {
  const [unit] = answers[`../../src/content/answers/${slug}.yaml`]?.units ?? [];
  if (!unit?.plan || !unit.rooms || !unit.north)
    throw new Error(`There is no floor plan for the tour of ${slug}.`);
  const { plan, rooms, north } = unit;
  return [
    "import type { Facade, Room } from '../domain/drawings';\n",
    '\n/** The floor plan of the home in the 3D tour. */\n',
    `export const tourPlan: { plan: { width: number; depth: number }; north: Facade; rooms: Room[] } = ${JSON.stringify({ plan, north, rooms }, null, 2)};\n`,
  ].join('');
}
