import type { Terms } from '#domain/deal/terms/terms.ts';
import { TermsPart } from './terms-part.tsx';
import { termsSections } from './terms-sections.view.ts';

/** The whole terms of a role, as the candidates read them. */
export function TermsInWords({ terms }: { terms: Terms }) {
  return (
    <div className="flex flex-col gap-5 pt-2">
      {termsSections(terms).map((part) => (
        <div key={part.id}>
          <p className="kicker mb-1.5">{part.title}</p>
          <TermsPart part={part} />
        </div>
      ))}
    </div>
  );
}
