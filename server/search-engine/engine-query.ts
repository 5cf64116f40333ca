import {
  type Condition,
  isLevelKind,
  UNKNOWN_KINDS,
  type UnknownKind,
  type Wish,
} from '#domain/finding/matching/condition.ts';
import { municipalitiesWithin } from '#domain/finding/matching/distance.ts';
import { nearTo } from '#domain/finding/matching/near.ts';
import { municipalities } from '#domain/kernel/vocabulary/municipalities.ts';
import { busyTerm, dayNumber } from '#server/search-index/document.ts';
import type { Named } from '#server/search-index/named.ts';
import type { Ask } from '#server/search-index/select.ts';

/** A query of the engine. */
export type Query = Readonly<Record<string, unknown>>;

const hasTerm = (terms: readonly string[]): Query => ({ terms: { terms } });
const anyOf = (queries: readonly Query[]): Query => ({ bool: { should: queries, minimum_should_match: 1 } });
const allOf = (filter: readonly Query[]): Query => ({ bool: { filter } });

/** The talents who meet a condition; the same rules as `addCondition` in server/search-index/condition-matches.ts. */
function conditionQuery(condition: Condition): Query {
  switch (condition.kind) {
    case 'age': {
      const { min = 0, max } = condition;
      return allOf([
        { range: { age_min: max === undefined ? { gte: 0 } : { lte: max } } },
        { range: { age_max: { gte: min } } },
      ]);
    }
    case 'height': {
      const { min = 0, max } = condition;
      return { range: { height: { gte: min, ...(max !== undefined && { lte: max }) } } };
    }
    case 'place': {
      const { id, radius_km } = condition;
      if (radius_km === undefined || !municipalities.has(id)) return hasTerm([`place.${id}`]);
      return hasTerm(municipalitiesWithin(id, radius_km).map((near) => `place.${near.id}`));
    }
    case 'dates': {
      const days: string[] = [];
      const last = dayNumber(condition.to);
      for (let day = dayNumber(condition.from); day <= last; day += 1) days.push(busyTerm(day));
      return { bool: { must_not: [hasTerm(days)] } };
    }
    default: {
      // The term of a level also holds people at higher levels.
      const least = isLevelKind(condition.kind) ? `.${condition.min_level ?? 1}` : '';
      const all = [{ id: condition.id }, ...nearTo(condition.kind, condition.id)];
      return hasTerm(all.map(({ id }) => `${condition.kind}.${id}${least}`));
    }
  }
}

const metQuery = ({ any }: Wish): Query => anyOf(any.map(conditionQuery));
const kindsOf = ({ any }: Wish): UnknownKind[] => UNKNOWN_KINDS.filter((kind) => any.some((one) => one.kind === kind));
const lacksAny = (kinds: readonly UnknownKind[]): Query => hasTerm(kinds.map((kind) => `${kind}.unknown`));

/** The talents whom the caller may find, without those whom another part of the search answers for. */
export const findableQuery = (
  { today, without = [] }: Pick<Ask, 'today' | 'without'>,
  elsewhere: readonly string[],
) => ({
  filter: [{ range: { visible_from: { lte: dayNumber(today) } } }] as Query[],
  must_not: [without, elsewhere].filter(({ length }) => length > 0).map((values): Query => ({ ids: { values } })),
});

interface Must {
  readonly met: Query;
  readonly kinds: readonly UnknownKind[];
}

/** What a question demands of talents, as queries. */
export interface Demands {
  /** Those who fit. */
  readonly found: Query;
  /** In the order of `strongest` (server/search-index/select.ts): groups by score, or undefined if there is one group. */
  readonly groups: readonly Query[] | undefined;
  /** Those with a missing fact who would fit if missing facts counted as right; undefined if none can be missing. */
  readonly open: Query | undefined;
  /** By kind of fact, those of `open` who lack the fact. */
  readonly lacking: ReadonlyMap<UnknownKind, Query>;
}

const inGroup = (filter: readonly Query[], boost: number): Query => ({
  constant_score: { filter: allOf(filter), boost },
});

/** The talents among those of `filter` and `must_not` with the sought name; the same rules as `namedBits`. */
function namedQuery({ terms, wishes }: Named, filter: readonly Query[], must_not: readonly Query[]): Query {
  const ofDemand = (demand: Wish['demand']) => wishes.filter((wish) => wish.demand === demand).map(metQuery);
  return {
    bool: {
      filter: [...filter, ...terms.map((term) => hasTerm([term])), ...ofDemand('must')],
      must_not: [...must_not, ...ofDemand('not')],
    },
  };
}

/** Translates a question; `select` and `strongest` in server/search-index/select.ts do the same with bits. */
export function demandsOf(ask: Ask, elsewhere: readonly string[]): Demands {
  const { filter, must_not } = findableQuery(ask, elsewhere);
  const named = ask.named && namedQuery(ask.named, filter, must_not);
  const words = ask.words.map(({ stems }): Query => ({ terms: { words: stems } }));
  if (ask.wordsDemand === 'must') filter.push(...words);
  const merits: Query[] = ask.wordsDemand === 'merit' ? [...words] : [];
  const musts: Must[] = [];
  for (const wish of ask.wishes) {
    const met = metQuery(wish);
    if (wish.demand === 'not') must_not.push(met);
    else if (wish.demand === 'merit') merits.push(met);
    else musts.push({ met, kinds: kindsOf(wish) });
  }
  const orLacking = ({ met, kinds }: Must): Query => (kinds.length > 0 ? anyOf([met, lacksAny(kinds)]) : met);
  const isLetIn = ({ kinds }: Must) => kinds.some((kind) => ask.unknown.includes(kind));
  const met = {
    bool: { filter: [...filter, ...musts.map((must) => (isLetIn(must) ? orLacking(must) : must.met))], must_not },
  };
  const found = named ? anyOf([met, named]) : met;
  const sure = musts.map(({ met }) => met);
  const groups = [
    ...(named ? [inGroup([named], 8)] : []),
    ...(musts.some(isLetIn) ? [inGroup(sure, 4)] : []),
    ...(merits.length > 0 ? [inGroup([...sure, ...merits], 2), inGroup([...sure, anyOf(merits)], 1)] : []),
  ];
  const lacking = new Map<UnknownKind, Query>();
  for (const kind of UNKNOWN_KINDS.filter((one) => !ask.unknown.includes(one))) {
    const about = musts.filter(({ kinds }) => kinds.includes(kind));
    if (about.length === 0) continue;
    const metAll = allOf(about.map(({ met }) => met));
    lacking.set(kind, { bool: { filter: [lacksAny([kind])], must_not: [metAll] } });
  }
  const open =
    lacking.size > 0
      ? { bool: { filter: [...filter, ...musts.map(orLacking)], must_not: [...must_not, found] } }
      : undefined;
  return { found, groups: groups.length > 0 ? groups : undefined, open, lacking };
}
