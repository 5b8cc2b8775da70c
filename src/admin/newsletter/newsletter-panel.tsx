/** The tab Newsletter. */
export function NewsletterPanel() {
  return <p className="note">Loading...</p>;
}
