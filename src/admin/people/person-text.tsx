/** What somebody else has written, kept from steering the direction of the text around it. */
export function PersonText({ children }: { children: string }) {
  return <bdi>{children}</bdi>;
}
