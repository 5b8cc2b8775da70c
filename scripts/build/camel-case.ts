/** `uk-property-guide` as a name in code: `ukPropertyGuide`. */
export function camelCase(name: string): string {
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
