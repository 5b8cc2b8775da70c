/** The tab Statistics. */
export function StatisticsPanel() {
  return <p className="note">Loading...</p>;
}
