/** A project, and a key that may read its state. */
type Project = { url: string; secretKey: string };

/**
 * Asks the database whether it erases old rows in time; returns a sentence for each delay.
 * @param project the key is sent only to this address
 */
export async function checkRetention(project: Project): Promise<string[]> {
  const answer = await fetch(new URL('/rest/v1/rpc/retention_health', project.url), {
    method: 'POST',
    redirect: 'error',
    headers: { apikey: project.secretKey, 'content-type': 'application/json' },
    body: '{}',
  });
  const health: unknown = await answer.json().catch(() => undefined);
  if (!Array.isArray(health)) {
    return [`The database does not say whether old rows are erased: it answers ${answer.status}.`];
  }
  return health.flatMap(({ job, late_since }: { job: string; late_since: string | null }) =>
    late_since === null ? [] : [`Old rows of ${job} have not been erased since ${late_since}.`],
  );
}
