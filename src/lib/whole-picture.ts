/** Whether it is a complete picture of this site, not a captive portal's page, a partial or an opaque response. */
export function isWholePicture({ status, type, headers }: Response): boolean {
  return status === 200 && type === 'basic' && !!headers.get('Content-Type')?.startsWith('image/');
}
