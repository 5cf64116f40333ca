import type { TalentProfileView } from '#contract/people/talent-card.ts';
import { licences } from '#domain/kernel/vocabulary/licences.ts';
import { inSentence } from '#texts/kernel/in-sentence.ts';
import { languageAbilities, measureFacts, skillGroupsOf, tradesText } from '#texts/people/profile-words.ts';
import type { Compared } from './compare-list.ts';
import type { ReasonWords } from './reasons.view.ts';

interface CompareCell {
  readonly text: string;
  /**
   * The state of the wish for this person: met, partly met, missing or unknown. Absent for plain facts, and for a wish
   * that the search for this person did not have.
   */
  readonly state?: ReasonWords['state'] | undefined;
}

export interface CompareRow {
  readonly key: string;
  readonly label: string;
  readonly cells: readonly CompareCell[];
  /** False if all people have the same value. */
  readonly differs: boolean;
}

const UNTOLD = 'Ej angivet';

const rowOf = (key: string, label: string, cells: readonly CompareCell[]): CompareRow => ({
  key,
  label,
  cells,
  differs: new Set(cells.map(({ text }) => text)).size > 1,
});

/**
 * A row for each wish that any person was matched with, in the order of the search, then a row for the general reasons.
 */
export function reasonRows(people: readonly Compared[], labelOf: (wish: string) => string): CompareRow[] {
  const wishes = new Set(people.flatMap(({ reasons }) => reasons.flatMap(({ wish }) => wish ?? [])));
  const asked = [...wishes].map((wish) =>
    rowOf(
      wish,
      labelOf(wish),
      people.map(({ reasons }): CompareCell => {
        const reason = reasons.find((one) => one.wish === wish);
        return reason ? { text: reason.text, state: reason.state } : { text: 'Ej prövat i den här sökningen' };
      }),
    ),
  );
  const general = people.map(({ reasons }) => reasons.filter(({ wish }) => wish === undefined).map(({ text }) => text));
  if (general.every((said) => said.length === 0)) return asked;
  return [
    ...asked,
    rowOf(
      'general',
      'Övrigt',
      general.map((said) => ({ text: said.join('. ') || '–' })),
    ),
  ];
}

const abilities = (list: readonly { label: string; level: string }[]) =>
  list.map(({ label, level }) => (level ? `${label} (${inSentence(level)})` : label)).join(', ');

/** The facts of a profile that fit in a cell, by label. */
function factsOf(profile: TalentProfileView): ReadonlyMap<string, string> {
  const skills = skillGroupsOf(profile.skills).flatMap((group) => group.abilities);
  const facts: [string, string][] = [
    ['Kategori', tradesText(profile.categories)],
    ...measureFacts(profile).map(({ label, value }): [string, string] => [label, value]),
    ['Språk', abilities(languageAbilities(profile.languages))],
    ['Kan', abilities(skills)],
    ['Körkort, intyg och utrustning', profile.licences.map((id) => licences.label(id)).join(', ')],
  ];
  return new Map(facts.filter(([, value]) => value !== ''));
}

/** A row for each fact that any of the profiles has, in a fixed order. */
export function factRows(profiles: readonly (TalentProfileView | undefined)[]): CompareRow[] {
  const told = profiles.map((profile) => profile && factsOf(profile));
  const labels = FACT_ORDER.filter((label) => told.some((facts) => facts?.has(label)));
  return labels.map((label) =>
    rowOf(
      label,
      label,
      told.map((facts) => ({ text: facts ? (facts.get(label) ?? UNTOLD) : 'Laddar...' })),
    ),
  );
}

/** The labels of facts, from profile-words.ts and `factsOf`, in the order of their rows. */
const FACT_ORDER = [
  'Kategori',
  'Spelålder',
  'Spelar',
  'Längd',
  'Bor i',
  'Hår',
  'Ögon',
  'Skägg',
  'Kroppsbyggnad',
  'Kännetecken',
  'Dialekt',
  'Språk',
  'Kan',
  'Körkort, intyg och utrustning',
];
