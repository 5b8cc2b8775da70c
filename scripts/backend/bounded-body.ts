/** More than any page sends; the database refuses submissions of half this size. */
export const MOST_BYTES = 256 * 1024;

/** Reads a request's body; stops and returns undefined once it exceeds {@link MOST_BYTES}. */
export async function readBody(request: Request): Promise<ArrayBuffer | undefined> {
  if (Number(request.headers.get('content-length')) > MOST_BYTES) return undefined;
  const reader = request.body?.getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    size += part.value.byteLength;
    if (size > MOST_BYTES) {
      await reader?.cancel();
      return undefined;
    }
    chunks.push(part.value);
  }
  return new Blob(chunks).arrayBuffer();
}
