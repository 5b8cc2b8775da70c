import { useState } from 'react';
import { handOver } from '../../device/files';
import type { OutboxContents } from '../../offline/status';
import { Button } from '../../ui/button';
import { exportFile } from './export-file';

/** The last resort, for a phone that will be gone before it can send. */
export function ExportSection({ contents }: { contents: OutboxContents }) {
  const [hasFailed, setHasFailed] = useState(false);

  const save = async () => {
    // A second failure is announced only if the first one's message was removed.
    setHasFailed(false);
    try {
      await handOver(exportFile(contents, new Date()));
    } catch {
      setHasFailed(true);
    }
  };

  return (
    <details className="border-t border-line">
      <summary className="cursor-pointer py-4 font-semibold">Export as a file</summary>
      <div className="reading pb-6">
        <p>
          For a phone that is going away before it could send. The file holds{' '}
          <strong>names, addresses, phone numbers and messages</strong>, readable by anyone who
          opens it: hand it to the office, then delete it. What is here stays here and still goes
          out.
        </p>
        <p>
          <Button onClick={() => void save()}>Save the file</Button>
        </p>
        {hasFailed && <p role="alert">The file could not be saved or shared. Please try again.</p>}
      </div>
    </details>
  );
}
