import { FoldedSection } from '../../ui/fold';
import { TourForm } from './tour-form';

export function TourSection() {
  return (
    <FoldedSection id="tour" title="Request a tour before you decide" line="In person or by video">
      <div className="grid gap-8 lg:grid-cols-[5fr_7fr] lg:gap-16">
        <p className="lead text-muted">
          We show you round in person, or carry the phone for you on a video call. Bring someone who
          knows about building.
        </p>
        <TourForm />
      </div>
    </FoldedSection>
  );
}
