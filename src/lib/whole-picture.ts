/** Whether an answer is a picture of this site, all of it: not a hotspot's page, not a part, not an opaque answer. */
export function isWholePicture({ status, type, headers }: Response): boolean {
  return status === 200 && type === 'basic' && !!headers.get('Content-Type')?.startsWith('image/');
}
