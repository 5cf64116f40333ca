import type { Signing } from '#contract/agreement.ts';
import { areSameTerms } from '#domain/terms/compare-terms.ts';
import { TermsComparison } from '#web/features/terms/terms-comparison.tsx';
import { Section } from '#web/ui/section.tsx';

/** What a later version of an agreement changes, before its words are read. Nothing for a first one. */
export function AgreementChanges({
  signing: { terms, former_terms },
}: {
  signing: Pick<Signing, 'terms' | 'former_terms'>;
}) {
  if (!former_terms || areSameTerms(former_terms, terms)) return null;
  return (
    <Section title="Det här är nytt">
      <TermsComparison before={former_terms} after={terms} />
    </Section>
  );
}
