import { useRef, useState } from 'react';
import { canShareFile, downloadFile, shareFile } from '../../device/files';
import { isAppleHomeScreenApp } from '../../device/home-screen';
import type { OutboxContents } from '../../offline/status';
import { exportFile } from './export-file';

/** The last resort, for a phone that will be gone before it can send. */
export function ExportSection({ contents }: { contents: OutboxContents }) {
  // Created when the section is opened, because the share sheet opens only directly in the tap's handler.
  const file = useRef<File>(undefined);
  const [problem, setProblem] = useState<string>();

  const onSave = async () => {
    setProblem(undefined);
    try {
      const made = file.current ?? exportFile(contents, new Date());
      if (isAppleHomeScreenApp() && canShareFile(made)) await shareFile(made);
      else downloadFile(made);
    } catch {
      setProblem('The file could not be handed over. Please try again.');
    }
  };

  return (
    <details
      className="border-t border-line"
      onToggle={(event) => {
        file.current = event.currentTarget.open ? exportFile(contents, new Date()) : undefined;
      }}
    >
      <summary className="cursor-pointer py-4 font-semibold">Export as a file</summary>
      <div className="reading pb-6">
        <p>
          For a phone that is going away before it could send. The file holds{' '}
          <strong>names, addresses, phone numbers and messages</strong>, readable by anyone who
          opens it: hand it to the office, then delete it. What is here stays here and still goes
          out.
        </p>
        <p>
          <button type="button" className="button button-line" onClick={() => void onSave()}>
            Save the file
          </button>
        </p>
        {problem && <p role="alert">{problem}</p>}
      </div>
    </details>
  );
}
