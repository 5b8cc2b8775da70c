type Known = {
  /** How many rows are listed. */
  count: number;
  /** Whether there is an answer, or at least the copy of an earlier one. */
  isKnown: boolean;
  /** Whether the database could not be asked just now. */
  isError: boolean;
  /** Whether a deletion on this device has not been sent yet. */
  isDeleting: boolean;
};

/** What is said about the rows that can be restored, besides naming them. */
export function deletedNote({ count, isKnown, isError, isDeleting }: Known): string {
  if (isError) {
    return count > 0
      ? 'As last seen: what was deleted since is listed once there is a network.'
      : 'What can be restored is known only with a network.';
  }
  if (!isKnown) return 'Loading...';
  if (isDeleting) return 'What was deleted just now is listed here once that has been sent.';
  return count > 0 ? '' : 'Nothing can be restored.';
}
