/** Formats a data size for display: "340 KB", "2.4 MB". */
export function dataSize(bytes: number): string {
  const kilobytes = bytes / 1000;
  if (kilobytes < 1000) return `${Math.max(1, Math.round(kilobytes))} KB`;
  return `${(kilobytes / 1000).toFixed(1)} MB`;
}
