/** Runtime type checks with inferred types: a schema library would exceed the service worker's budget. */
export type Shape<T> = (value: unknown) => value is T;
export type ShapeOf<S> = S extends Shape<infer T> ? T : never;

type Fields = Record<string, Shape<unknown>>;
type Flat<T> = { [K in keyof T]: T[K] };
type ObjectOf<F extends Fields> = Flat<
  { [K in keyof F as undefined extends ShapeOf<F[K]> ? never : K]: ShapeOf<F[K]> } & {
    [K in keyof F as undefined extends ShapeOf<F[K]> ? K : never]?: ShapeOf<F[K]>;
  }
>;

export const text: Shape<string> = (value) => typeof value === 'string';
/** Finite: arithmetic and comparisons with anything else go wrong silently. */
export const number = Number.isFinite as Shape<number>;
/** Milliseconds since 1970, until the year 5138: a damaged one may be so late that dates fail. */
export const instant: Shape<number> = (value): value is number =>
  number(value) && value >= 0 && value < 1e14;
/** A date's text, such as JSON has. */
export const instantText: Shape<string> = (value): value is string =>
  text(value) && instant(Date.parse(value));
export const flag: Shape<boolean> = (value) => typeof value === 'boolean';

/* @__NO_SIDE_EFFECTS__ */
export function oneOf<const T extends string>(...texts: T[]): Shape<T> {
  return (value): value is T => texts.some((candidate) => candidate === value);
}

/* @__NO_SIDE_EFFECTS__ */
export function maybe<T>(shape: Shape<T>): Shape<T | undefined> {
  return (value): value is T | undefined => value === undefined || shape(value);
}

/* @__NO_SIDE_EFFECTS__ */
export function nullable<T>(shape: Shape<T>): Shape<T | null> {
  return (value): value is T | null => value === null || shape(value);
}

/* @__NO_SIDE_EFFECTS__ */
export function either<A, B>(one: Shape<A>, other: Shape<B>): Shape<A | B> {
  return (value): value is A | B => one(value) || other(value);
}

/* @__NO_SIDE_EFFECTS__ */
export function listOf<T>(shape: Shape<T>): Shape<T[]> {
  return (value): value is T[] => Array.isArray(value) && value.every(shape);
}

/* @__NO_SIDE_EFFECTS__ */
export function recordOf<T>(shape: Shape<T>): Shape<Record<string, T>> {
  return (value): value is Record<string, T> =>
    typeof value === 'object' && value !== null && Object.values(value).every(shape);
}

/** Matches an object with these fields, and possibly others. */
/* @__NO_SIDE_EFFECTS__ */
export function object<F extends Fields>(fields: F): Shape<ObjectOf<F>> {
  return (value): value is ObjectOf<F> =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries(fields).every(([name, shape]) => shape(Reflect.get(value, name)));
}

/** Parses JSON of this shape; `undefined` if it is anything else. */
export function parsed<T>(json: string | null, isValue: Shape<T>): T | undefined {
  try {
    const value: unknown = JSON.parse(json ?? '');
    return isValue(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
