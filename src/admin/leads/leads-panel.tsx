/** The tab Leads. */
export function LeadsPanel() {
  return <p className="note">Loading...</p>;
}
