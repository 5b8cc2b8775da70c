/** Turns `uk-property-guide` into `ukPropertyGuide`. */
export function camelCase(name: string): string {
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
