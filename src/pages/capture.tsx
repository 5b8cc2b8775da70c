import { titled } from '../content/brand';
import { Capture } from '../features/capture/capture';
import { useStaffManifest } from '../hooks/use-staff-manifest';
import type { PageMeta } from './page-module';

export const meta: PageMeta = {
  title: titled('Capture at viewings'),
  description: 'For our field agents: record enquiries at a viewing, with or without a signal.',
};

export function Page() {
  useStaffManifest();
  return (
    <div className="wrap pt-5 pb-16 md:pt-12">
      <div className="mx-auto max-w-xl">
        <Capture />
      </div>
    </div>
  );
}
