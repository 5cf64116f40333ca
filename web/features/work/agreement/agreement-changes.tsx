import type { AgreementDetails, Signing } from '#contract/work/agreement.ts';
import { areSameTerms } from '#domain/deal/terms/compare-terms.ts';
import type { ChangeInWords } from '#texts/deal/terms-changes.ts';
import { formatLongDay, formatOre } from '#texts/kernel/format.ts';
import { TermsComparison } from '#web/features/deal/terms/terms-comparison.tsx';
import { Section } from '#web/ui/frame/section.tsx';

type Prices = Partial<Pick<AgreementDetails, 'price' | 'former_price'>>;

/** The talent's pay and the company's price before and now, as far as the reader sees each. */
function pricesInWords({ price, former_price }: Prices): ChangeInWords[] {
  const [talent, before] = [price?.talent, former_price?.talent];
  const [company, paid] = [price?.company, former_price?.company];
  const net = (one: NonNullable<typeof talent>) =>
    `Cirka ${formatOre(one.net_ore)} senast ${formatLongDay(one.paid_by)}`;
  const exVat = (one: NonNullable<typeof company>) => `${formatOre(one.ex_vat_ore)} exklusive moms`;
  const [get, pay] = [company ? 'Talangen får ut' : 'Du får ut', talent ? 'Företaget betalar' : 'Ni betalar'];
  return [
    ...(talent && before ? [{ label: get, old_words: net(before), new_words: net(talent) }] : []),
    ...(company && paid ? [{ label: pay, old_words: exVat(paid), new_words: exVat(company) }] : []),
  ];
}

/**
 * The changes of this version of an agreement, shown before its text. Renders nothing for a first version or unchanged
 * terms.
 */
export function AgreementChanges({
  signing: { terms, former_terms, ...prices },
}: {
  signing: Pick<Signing, 'terms' | 'former_terms'> & Prices;
}) {
  if (!former_terms || areSameTerms(former_terms, terms)) return null;
  return (
    <Section title="Det här är nytt">
      <TermsComparison before={former_terms} after={terms} also={pricesInWords(prices)} />
    </Section>
  );
}
