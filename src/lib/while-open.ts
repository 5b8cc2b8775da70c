/** Opens a database for one use: an open connection would block upgrades, and WebKit drops it in the background. */
export async function whileOpen<D extends { close(): void }, T>(
  open: () => Promise<D>,
  work: (database: D) => Promise<T>,
): Promise<T> {
  const database = await open();
  try {
    return await work(database);
  } finally {
    database.close();
  }
}
