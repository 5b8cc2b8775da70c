import type { ComponentType } from 'react';
import { propertyOf } from '../../content/properties';
import type { Answers } from '../../domain/answers';
import { PropertyStory } from './story';

const files = import.meta.glob<Answers>('../../content/answers/*.yaml', { import: 'default' });

/** What a property's page tells below its price, made from its files, by the build and in development. */
export async function storyFromSource(slug: string): Promise<ComponentType> {
  const answers = await files[`../../content/answers/${slug}.yaml`]?.();
  if (!answers) throw new Error(`There are no answers for ${slug}.`);
  return () => (
    <div data-finished={`/properties/${slug}`}>
      <PropertyStory property={propertyOf(slug)} answers={answers} />
    </div>
  );
}
