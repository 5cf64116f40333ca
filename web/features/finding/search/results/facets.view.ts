import type { TalentResults } from '#contract/finding/search.ts';
import {
  CHOICES,
  type Condition,
  type TalentQuery,
  WISHES_MAX,
  type Wish,
} from '#domain/finding/matching/condition.ts';
import type { FacetKind } from '#domain/finding/matching/facet-kinds.ts';
import { writeCondition } from '#domain/finding/matching/wish-token.ts';
import { counties } from '#domain/kernel/vocabulary/counties.ts';
import { absorb, type Reading } from '#web/features/finding/search/wishes-from-text.ts';

export interface FacetOption {
  readonly id: string;
  readonly label: string;
  /** The number of matches with this option; undefined if the server gave none. */
  readonly count?: number | undefined;
  /** True if the query demands this option. */
  readonly is_on: boolean;
}

export interface FacetGroup {
  readonly kind: FacetKind;
  readonly title: string;
  readonly options: readonly FacetOption[];
}

const TITLES: Readonly<Record<FacetKind, string>> = {
  category: 'Kategori',
  gender: 'Spelar',
  place: 'Län',
  skill: 'Kan',
  language: 'Språk',
  hair_color: 'Hårfärg',
  eye_color: 'Ögonfärg',
  licence: 'Körkort, utrustning',
  habit: 'Vanor',
  media: 'Bilder, film och röst',
};

const labelOf = (kind: FacetKind, id: string) => (kind === 'place' ? counties.label(id) : CHOICES[kind].label(id));

/** True if a condition names the option of a facet, with any level and distance. */
const isThis = (kind: FacetKind, id: string) => (one: Condition) => one.kind === kind && 'id' in one && one.id === id;

const mustBe = (kind: FacetKind, id: string) => (wish: Wish) =>
  wish.demand === 'must' && wish.any.some(isThis(kind, id));

/** The facets with their numbers of people. A chosen option stays in its group even if no match has it. */
export function facetGroups(facets: TalentResults['facets'], wishes: readonly Wish[]): FacetGroup[] {
  const groups = facets.map(({ kind, options }) => {
    const shown = options.map(({ id, count }) => ({
      id,
      label: labelOf(kind, id),
      count,
      is_on: wishes.some(mustBe(kind, id)),
    }));
    const asked = wishes
      .filter(({ demand }) => demand === 'must')
      .flatMap(({ any }) => any)
      .flatMap((one) => (one.kind === kind && 'id' in one ? [one.id] : []))
      .filter((id) => (kind !== 'place' || counties.has(id)) && !options.some((option) => option.id === id));
    const unlisted = [...new Set(asked)].map((id) => ({ id, label: labelOf(kind, id), is_on: true }));
    return { kind, title: TITLES[kind], options: [...unlisted, ...shown] };
  });
  return groups.filter(({ options }) => options.length > 0);
}

const FEW = 6;

/** The options shown before 'Visa fler' is pressed: the first FEW, and all chosen ones. */
export function fewOptions(options: readonly FacetOption[]): readonly FacetOption[] {
  return options.filter(({ is_on }, index) => index < FEW || is_on);
}

/**
 * The query with the option demanded or, if it was demanded, no longer. `reading` is the reading of the query's text;
 * without a reading a wish from the text cannot be removed, and its option is demanded by an own wish as well. With
 * WISHES_MAX own wishes nothing is added.
 */
export function toggleFacet(
  query: TalentQuery,
  reading: Reading | undefined,
  kind: FacetKind,
  id: string,
): TalentQuery {
  const isIt = mustBe(kind, id);
  const drop = (wishes: readonly Wish[]) =>
    wishes.flatMap((wish) => (isIt(wish) ? withoutCondition(wish, kind, id) : [wish]));
  if (reading?.wishes.some(isIt)) return absorb(query, reading, drop);
  if (query.wishes.some(isIt)) return { ...query, wishes: drop(query.wishes) };
  const asked = { kind, id } as Condition;
  const alone = writeCondition(asked);
  const merit = query.wishes.findIndex(
    ({ demand, any: [first, ...rest] }) =>
      demand === 'merit' && rest.length === 0 && first !== undefined && writeCondition(first) === alone,
  );
  const must: Wish = { demand: 'must', any: [asked] };
  if (merit >= 0) return { ...query, wishes: query.wishes.with(merit, must) };
  return query.wishes.length >= WISHES_MAX ? query : { ...query, wishes: [...query.wishes, must] };
}

function withoutCondition(wish: Wish, kind: FacetKind, id: string): Wish[] {
  const isIt = isThis(kind, id);
  const any = wish.any.filter((one) => !isIt(one));
  return any.length > 0 ? [{ ...wish, any }] : [];
}
