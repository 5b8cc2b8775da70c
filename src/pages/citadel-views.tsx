import { greenBuildingCertifications } from '../content/article-facts/green-building-certifications.generated';
import { sustainableBuildingPractices } from '../content/article-facts/sustainable-building-practices.generated';
import { citadelViews } from '../content/properties/citadel-views';
import { FurtherReading } from '../features/blog/further-reading';
import { PropertyPage, propertyMeta } from './property/property-page';

export const meta = propertyMeta(citadelViews);

export function Page() {
  return (
    <>
      <PropertyPage property={citadelViews} />
      <div className="no-print">
        <FurtherReading
          id="sustainability"
          title="How a house like this is built"
          onPaper
          articles={[sustainableBuildingPractices, greenBuildingCertifications]}
        />
      </div>
    </>
  );
}
