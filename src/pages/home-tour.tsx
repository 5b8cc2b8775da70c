import { titled } from '../content/brand';
import { tourPlan } from '../content/tour-plan.generated';
import { rooms } from '../content/tours/brum-height-7';
import { HomeTour } from '../features/home-tour/home-tour';
import { FloorPlan } from '../features/units/floor-plan';
import { ArrowLink } from '../ui/link';
import { ReadingSection } from '../ui/section';
import type { PageMeta } from './page-module';

export const meta: PageMeta = {
  title: titled('3D tour of an apartment at Brum Height 7'),
  description:
    'Look around a three-bedroom apartment at Brum Height 7 in Lekki: living room, kitchen, bedroom and balcony, drawn to the floor plan by computer, with the plan beside them.',
  chatMessage:
    'Hello, I have looked round Brum Height 7 in 3D. Please tell me which apartments are available, and at what price.',
  about: { property: 'Brum Height 7', slug: 'brum-height-7' },
};

const NAMES_AT = Object.fromEntries(
  rooms.flatMap(({ name, nameAt }) => (nameAt ? [[name, nameAt]] : [])),
);

export function Page() {
  return (
    <>
      <header className="wrap pt-8 pb-6 md:pt-12 md:pb-8" data-chosen-property="brum-height-7">
        <h1 className="title">Brum Height 7 in 3D</h1>
        <p className="mt-2 max-w-[60ch] text-muted">
          A three-bedroom apartment as it is designed: computer-generated pictures, not photographs.
        </p>
      </header>
      <HomeTour
        rooms={rooms}
        plan={(standpoints) => (
          <FloorPlan
            id="tour-plan"
            title="Floor plan of the apartment"
            namesAt={NAMES_AT}
            {...tourPlan}
          >
            {standpoints}
          </FloorPlan>
        )}
      />
      <ReadingSection id="what-counts" title="What the tour shows, and what it doesn’t">
        <p>
          The rooms have the dimensions, doors and height of the floor plan, on the top floor with a
          view to the north. Furniture, colours and the houses around are examples. What counts is
          the floor plan and the list of finishes in your contract: compare them room by room.
        </p>
        <p>
          <ArrowLink className="action" to="/properties/brum-height-7">
            Brum Height 7: price, papers and plans
          </ArrowLink>
        </p>
      </ReadingSection>
    </>
  );
}
