import { company } from '../content/company';

/** The company's logo: two roofs forming an M, with the meridian between them. */
export function Wordmark() {
  return (
    <span className="inline-flex items-center gap-2.5 font-serif text-wordmark leading-none tracking-[-0.01em]">
      <svg viewBox="0 0 32 32" width="32" height="32" fill="none" aria-hidden="true">
        <path d="M4 27V14.5L10 8l6 6.5L22 8l6 6.5V27" stroke="currentColor" strokeWidth="2" />
        <path d="M16 14.5V30" stroke="var(--mark, var(--accent))" strokeWidth="2" />
      </svg>
      {company.name}
    </span>
  );
}
