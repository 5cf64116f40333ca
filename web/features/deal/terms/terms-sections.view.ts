import type { Terms } from '#domain/deal/terms/terms.ts';
import { factsOfHours } from '#texts/deal/open-hours.ts';
import {
  type Fact,
  factsOfAdditions,
  factsOfDays,
  factsOfFee,
  factsOfNoAdditions,
  factsOfRight,
  factsOfSynthetic,
  sentencesOfCancellation,
  wordsOfContent,
} from '#texts/deal/terms-facts.ts';

/** A part of the terms with a heading: lists of facts, sentences, or both. */
export interface TermsSection {
  readonly id: 'days' | 'fee' | 'rights' | 'synthetic' | 'cancellation' | 'content';
  readonly title: string;
  /** Several lists if the part has several items with the same kinds of facts. */
  readonly lists: readonly (readonly Fact[])[];
  readonly sentences: readonly string[];
}

const NOTHING = { lists: [], sentences: [] };

/** All terms in words, in reading order. The part about content is left out if the role has no sensitive content. */
export function termsSections(terms: Terms): TermsSection[] {
  const { days, fee, additions, rights, synthetic, cancellation, content_note } = terms;
  const content = [wordsOfContent(terms.content), content_note].filter(Boolean);
  const sections: TermsSection[] = [
    { ...NOTHING, id: 'days', title: 'Dagar', lists: [[...numbered(factsOfDays(days)), ...factsOfHours(terms)]] },
    {
      ...NOTHING,
      id: 'fee',
      title: 'Arvode och tillägg',
      lists: [[...factsOfFee(fee, days), ...factsOfAdditions(additions), ...factsOfNoAdditions(terms)]],
    },
    {
      id: 'rights',
      title: 'Så får bilderna användas',
      lists: rights.map(factsOfRight),
      sentences: rights.length === 0 ? ['Företaget har inte angett hur materialet får användas.'] : [],
    },
    { ...NOTHING, id: 'synthetic', title: 'AI', lists: [factsOfSynthetic(synthetic)] },
    { ...NOTHING, id: 'cancellation', title: 'Vid avbokning', sentences: sentencesOfCancellation(cancellation) },
    { ...NOTHING, id: 'content', title: 'I rollen ingår', sentences: content },
  ];
  return sections.filter(({ id, sentences }) => id !== 'content' || sentences.length > 0);
}

/** Numbers facts with the same name: 'Arbete', 'Arbete 2'. */
function numbered(facts: readonly Fact[]): Fact[] {
  return facts.map(({ label, value }, at) => {
    const before = facts.slice(0, at).filter((fact) => fact.label === label).length;
    return { label: before === 0 ? label : `${label} ${before + 1}`, value };
  });
}
