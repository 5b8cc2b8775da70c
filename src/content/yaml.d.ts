// Content in YAML: compiled by `scripts/build/data-files.ts`, checked by `scripts/build/content-check.ts`.

type Point = {
  title: string;
  text: string;
  facts?: string[];
  /** Where it can be checked. */
  link?: { to: string; label: string };
};

declare module '*/reasons.yaml' {
  const reasons: Point[];
  export default reasons;
}
declare module '*/company-values.yaml' {
  const values: Point[];
  export default values;
}
declare module '*/uk-reasons.yaml' {
  const reasons: Point[];
  export default reasons;
}
declare module '*/uk-benefits.yaml' {
  const benefits: Point[];
  export default benefits;
}
declare module '*/partners.yaml' {
  const partners: Point[];
  export default partners;
}
declare module '*/services.yaml' {
  const services: Point[];
  export default services;
}
declare module '*/service-details.yaml' {
  const details: (Point & { includes: string[] })[];
  export default details;
}
declare module '*/testimonials.yaml' {
  const testimonials: { text: string; author: string; location: string }[];
  export default testimonials;
}
declare module '*/st-pauls-birmingham.yaml' {
  const property: import('./property-names').OfferedProperty;
  export default property;
}
declare module '*/facts.yaml' {
  const facts: import('../domain/fact').Fact[];
  export default facts;
}
declare module '*/people.yaml' {
  const people: { name: string; role: string; office: string }[];
  export default people;
}
declare module '*/faq-abroad.yaml' {
  const questions: { question: string; answer: string; facts?: string[] }[];
  export default questions;
}
declare module '*/verify.yaml' {
  const verify: import('../domain/answers').Verification;
  export default verify;
}
declare module '*/england-costs.yaml' {
  const costs: import('../domain/answers').EnglandCosts;
  export default costs;
}
declare module '*/lagos-costs.yaml' {
  const costs: { label: string; base: string; asks: string[]; facts?: string[] }[];
  export default costs;
}
declare module '*/holidays.yaml' {
  const holidays: import('../domain/holidays').Holidays;
  export default holidays;
}
declare module '*/units.yaml' {
  const units: import('../domain/unit-group').UnitsForSale;
  export default units;
}
