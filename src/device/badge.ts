/** Shows a number on the installed app's icon; none for 0. */
export function showBadge(count: number): void {
  if (!('setAppBadge' in navigator)) return;
  void navigator.setAppBadge(count).catch(() => undefined);
}
