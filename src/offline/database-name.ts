/** Apart from the code that opens it: a page asks whether it exists without fetching that code. */
export const DATABASE_NAME = 'meridian';

/**
 * Whether this device has ever kept a submission, as far as can be told. A browser that doesn't say (Firefox before
 * 126, storage denied) may have.
 */
export async function mayHoldSubmissions(): Promise<boolean> {
  try {
    const databases = await indexedDB.databases();
    return databases.some(({ name }) => name === DATABASE_NAME);
  } catch {
    return true;
  }
}
