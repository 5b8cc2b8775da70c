/** A text compiled from MDX: a component that renders with the given parts. */
declare module '*.mdx' {
  const Text: import('react').ComponentType<{ components?: object }>;
  // biome-ignore lint/style/noDefaultExport: MDX exports its component so
  export default Text;
}
