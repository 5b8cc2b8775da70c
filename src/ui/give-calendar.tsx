import type { ReactNode } from 'react';
import { downloadFile, handOver } from '../device/files';
import { appAround, browserFor } from '../device/in-app-browser';

type CalendarHelp = {
  /** What to do where files can't be saved: "please change your calendar by hand". */
  byHand: string;
  /** What to do next time, in a browser that can save files. */
  later: string;
};

/**
 * Hands over a calendar file. In an app's own browser, where downloads are ignored, it returns an explanation instead.
 */
export async function giveCalendar(
  file: File,
  { byHand, later }: CalendarHelp,
): Promise<ReactNode> {
  const app = appAround(navigator.userAgent);
  if (!app) {
    // A share sheet that the browser refuses to open: a download is better than nothing.
    await handOver(file).catch(() => downloadFile(file));
    return undefined;
  }
  const browser = browserFor(navigator.userAgent);
  return (
    <>
      {app} shows this page in a window of its own, which can’t save files: {byHand}. {browser} can
      save them: next time, tap <strong>⋯</strong> or <strong>⋮</strong> in the corner of this
      window, choose <strong>Open in {browser}</strong>, <strong>Open in browser</strong> or{' '}
      <strong>Open in external browser</strong>, and {later}.
    </>
  );
}
