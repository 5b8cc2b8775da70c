import { titled } from '../content/brand';
import { company } from '../content/company';
import values from '../content/company-values.yaml';
import { chatMessages } from '../content/messages';
import partners from '../content/partners.yaml';
import { officeLagos } from '../content/pictures/office-lagos.generated';
import { officeLondon } from '../content/pictures/office-london.generated';
import { viewingDay } from '../content/pictures/viewing-day.generated';
import Story from '../content/story.mdx';
import { withoutPreview } from '../domain/picture';
import { Figure } from '../ui/picture';
import { Section } from '../ui/section';
import { NextStep, PageHeader } from './page-ends';
import type { PageMeta } from './page-module';

export const meta: PageMeta = {
  title: titled('About us'),
  description: `Founded in ${company.founded}, with offices in Lagos and London: who ${company.name} is, what we do and don’t do, and the developers who appointed us.`,
};

export function Page() {
  return (
    <>
      <PageHeader
        title={`About ${company.name}`}
        lead={`${company.name} has built, sold and looked after property for Nigerians at home and abroad since ${company.founded}.`}
        picture={officeLagos}
        caption="The Lagos office · Artist’s impression"
        className="pb-14 md:pb-20"
      />
      <Section id="story" title={`Founded in ${company.founded}`}>
        <div className="reading">
          <Story />
        </div>
        <div className="mt-10">
          <Figure
            picture={withoutPreview(officeLondon)}
            sizes="(min-width: 68rem) 44rem, 100vw"
            className="aspect-[8/5] w-full object-cover"
            caption="The London office · Artist’s impression"
          />
        </div>
      </Section>
      <Section id="vision" title="Vision and mission">
        <dl className="rules">
          <div className="grid gap-x-8 gap-y-1 md:grid-cols-[1fr_4fr]">
            <dt className="subtitle font-serif">Vision</dt>
            <dd>
              That every Nigerian, wherever life has taken them, can own property at home with the
              same confidence as in the place they live.
            </dd>
          </div>
          <div className="grid gap-x-8 gap-y-1 md:grid-cols-[1fr_4fr]">
            <dt className="subtitle font-serif">Mission</dt>
            <dd>
              To develop well-built homes, to introduce those of other developers and say who pays
              us, and to stand by what we sold once you have the keys.
            </dd>
          </div>
        </dl>
      </Section>
      <Section id="values" title="Our values">
        <dl className="grid gap-x-12 gap-y-4 md:grid-cols-2 md:gap-y-8">
          {values.map(({ title, text }) => (
            <div key={title} className="ruled pt-4">
              <dt className="subtitle font-serif">{title}</dt>
              <dd className="mt-1 text-muted">{text}</dd>
            </div>
          ))}
        </dl>
        <div className="mt-10">
          <Figure
            picture={withoutPreview(viewingDay)}
            sizes="(min-width: 68rem) 44rem, 100vw"
            className="aspect-[8/5] w-full object-cover"
            caption="A viewing day · Artist’s impression"
          />
        </div>
      </Section>
      <Section id="partners" title="Appointed introducer for three developers">
        <p className="reading">
          Three developers have appointed us to introduce buyers to their homes. They pay us a
          commission once you have bought, and we tell you the figure before you reserve. You pay us
          nothing for the introduction.
        </p>
        <ul className="rules mt-8">
          {partners.map(({ title, text }) => (
            <li key={title} className="grid gap-x-8 gap-y-1 md:grid-cols-[5fr_7fr]">
              <h3 className="subtitle">{title}</h3>
              <p className="text-muted">{text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <NextStep
        title="Speak to us in Lagos or London"
        chat={{ label: 'Schedule Consultation', message: chatMessages.consultation }}
        link={{ label: 'View Properties', to: '/properties' }}
      />
    </>
  );
}
