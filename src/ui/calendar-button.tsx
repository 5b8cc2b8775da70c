import { CalendarPlus } from 'lucide';
import { type ReactNode, useId, useState } from 'react';
import { handOver } from '../device/files';
import { appAround, browserFor } from '../device/in-app-browser';
import { Action } from './button';
import { Icon } from './icon';

type Props = {
  /** Makes the calendar file. */
  makeFile: () => File;
  /** What to do where files can't be saved: "please change your calendar by hand". */
  byHand: string;
  /** What to do next time, in a browser that can save files. */
  later: string;
  children: ReactNode;
};

/** Hands over a calendar file; in an app's own browser, where downloads are ignored, it explains that instead. */
export function CalendarButton({ makeFile, byHand, later, children }: Props) {
  const [isTold, setIsTold] = useState(false);
  const words = useId();
  const app = appAround(navigator.userAgent);
  const browser = browserFor(navigator.userAgent);
  const save = () => void handOver(makeFile()).catch(() => undefined);

  return (
    <>
      <Action
        {...(app && { 'aria-expanded': isTold, 'aria-controls': isTold ? words : undefined })}
        onClick={app ? () => setIsTold(!isTold) : save}
      >
        <Icon drawing={CalendarPlus} />
        {children}
      </Action>
      {isTold && (
        <p id={words} role="status" className="note order-last basis-full">
          {app} shows this page in a window of its own, which can’t save files: {byHand}. {browser}{' '}
          can save them: next time, tap <strong>⋯</strong> or <strong>⋮</strong> in the corner of
          this window, choose <strong>Open in {browser}</strong>, <strong>Open in browser</strong>{' '}
          or <strong>Open in external browser</strong>, and {later}.
        </p>
      )}
    </>
  );
}
