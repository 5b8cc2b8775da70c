/** A text compiled from MDX: a component that renders with the given parts. */
declare module '*.mdx' {
  const Text: import('react').ComponentType<{ components?: object }>;
  export default Text;
}
