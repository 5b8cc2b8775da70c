/** The tab Contacts. */
export function ContactsPanel() {
  return <p className="note">Loading...</p>;
}
