/** More than any page sends; the database refuses submissions of half this size. */
export const MOST_BYTES = 256 * 1024;

/** Reads a request's body; stops and returns undefined once it exceeds {@link MOST_BYTES}. */
async function readBody(request: Request): Promise<ArrayBuffer | undefined> {
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

/** The same request with its body read; undefined if that is too long. */
export async function withBody(request: Request): Promise<Request | undefined> {
  const { method, headers, url } = request;
  if (method === 'GET' || method === 'HEAD') return new Request(url, { method, headers });
  const body = await readBody(request);
  return body && new Request(url, { method, headers, body });
}

/** In the format of the database's own guard, so that a phone parks the submission. */
export function tooLong(): Response {
  const error = { code: 'PT413', message: 'This request is too long.' };
  return Response.json(error, { status: 413, headers: { Connection: 'close' } });
}
