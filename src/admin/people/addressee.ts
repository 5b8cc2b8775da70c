import { viewingProperties } from '../../content/viewing';
import type { Known } from '../../domain/known';
import { isNamed } from '../../domain/lead';
import { nameFor } from '../../domain/person-name';
import { type PropertyColumns, propertyText } from '../rows/property';
import type { AnyRow } from '../rows/row';

/** Returns the name that a message calls somebody by; empty for whoever gave none, or no name. */
export function ownName({ name }: Pick<AnyRow, 'name'>): string {
  return name && isNamed({ name }) ? nameFor(name) : '';
}

/**
 * Returns one of our properties, or another that can be toured; empty for any other text, which no message of ours may
 * contain.
 */
export function propertyOf(about: PropertyColumns): string {
  const named = propertyText(about) ?? '';
  return viewingProperties.includes(named) ? named : '';
}

/** The same of what somebody wants by now, as far as the staff know: an appointment stays what it was asked for. */
export function wantedOf(about: PropertyColumns & { known?: Known | null | undefined }): string {
  const interest = about.known?.interest?.toLowerCase() ?? '';
  const wanted = viewingProperties.find((name) => interest.includes(name.toLowerCase()));
  return wanted ?? propertyOf(about);
}
