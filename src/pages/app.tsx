import { brand, titled } from '../content/brand';
import { InstallSteps } from '../features/install/install-steps';
import { DownloadSite } from '../features/library/download-site';
import type { PageMeta } from './page-module';

export const meta: PageMeta = {
  title: titled(`${brand.shortName} on your phone`),
  description: `Put ${brand.name} on your home screen, and download the site to read it without a signal.`,
};

export function Page() {
  return (
    <div className="wrap section">
      <h1 className="display">{`${brand.shortName} on your phone`}</h1>
      <p className="lead mt-5 max-w-prose text-muted">
        The site works as an app: it opens from your home screen, even without a signal, and keeps
        what you send until there is one.
      </p>
      <section className="mt-12" aria-labelledby="install-steps">
        <h2 id="install-steps" className="title">
          Install
        </h2>
        <div className="mt-5">
          <InstallSteps />
        </div>
      </section>
      <section className="mt-12" aria-labelledby="download">
        <h2 id="download" className="title">
          Read without a signal
        </h2>
        <p className="mt-3 max-w-prose">
          Pages that you have opened stay on this device. Before a flight or a site visit you can
          download the rest, pictures included.
        </p>
        <div className="mt-5">
          <DownloadSite />
        </div>
      </section>
    </div>
  );
}
