import type { ComponentType } from 'react';
import type { Answers } from '../../domain/answers';
import { PropertyAnswers } from './answers/answers';

const files = import.meta.glob<Answers>('../../content/answers/*.yaml', { import: 'default' });

/** A property's answers made from their file, by the build and in development. */
export async function answersFromSource(slug: string): Promise<ComponentType> {
  const answers = await files[`../../content/answers/${slug}.yaml`]?.();
  if (!answers) throw new Error(`There are no answers for ${slug}.`);
  return () => (
    <div data-finished={`/properties/${slug}`}>
      <PropertyAnswers answers={answers} />
    </div>
  );
}
