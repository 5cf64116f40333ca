import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Condition, TalentQuery, Wish } from '#domain/finding/matching/condition.ts';
import { isLevelKind, UNKNOWN_KINDS } from '#domain/finding/matching/condition.ts';
import { distanceKm } from '#domain/finding/matching/distance.ts';
import { nearTo } from '#domain/finding/matching/near.ts';
import { municipalities } from '#domain/kernel/vocabulary/municipalities.ts';
import { firstOf, hasBit, setBit } from './doc-set.ts';
import type { DocumentRow } from './document.ts';
import { countFacets, facetsOf } from './facets.ts';
import { rankBest } from './rank.ts';
import { segmentBuilder } from './segment.ts';
import { type Ask, select, strongest } from './select.ts';

const TODAY = '2026-11-21';

/** A talent in the simplest form, to check the index against. */
interface Person {
  readonly age: readonly [number, number] | null;
  readonly height: number | null;
  readonly place: string | null;
  readonly hair: string | null;
  readonly gender: string;
  readonly skills: Readonly<Record<string, number>>;
  readonly features: readonly string[] | null;
  readonly declines: readonly string[] | null;
  readonly busy: readonly string[];
  readonly isFindable: boolean;
  readonly completeness: number;
}

const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

const rowOf = (person: Person, number: number): DocumentRow => ({
  talent_id: idOf(number),
  is_findable: person.isFindable,
  visible_from: '-infinity',
  created_date: '2026-01-01T00:00:00Z',
  fresh_date: '2026-11-01T00:00:00Z',
  playing_age_min: person.age?.[0] ?? null,
  playing_age_max: person.age?.[1] ?? null,
  height_cm: person.height,
  completeness: person.completeness,
  answered_share: null,
  profile_points: 2 * person.completeness + 72,
  name: '',
  facts: [
    person.age ? '' : 'age.unknown',
    person.height === null ? 'height.unknown' : '',
    `place.${person.place ?? 'unknown'}`,
    `hair_color.${person.hair ?? 'unknown'}`,
    `gender.${person.gender}`,
    ...Object.entries(person.skills).map(([id, level]) => `skill.${id}.${level}`),
    ...(person.features?.map((id) => `feature.${id}`) ?? ['feature.unknown']),
    ...(person.declines?.map((id) => `limit.${id}`) ?? ['limit.unknown']),
  ]
    .filter((term) => term !== '')
    .join(' '),
  busy: person.busy.map((day) => `${day}/${day}`).join(' '),
});

/** True if a person meets a condition; undefined if the fact is missing. */
function meets(person: Person, condition: Condition): boolean | undefined {
  switch (condition.kind) {
    case 'age':
      return person.age ? person.age[1] >= (condition.min ?? 0) && person.age[0] <= (condition.max ?? 200) : undefined;
    case 'height':
      if (person.height === null) return undefined;
      return person.height >= (condition.min ?? 0) && person.height <= (condition.max ?? 300);
    case 'place': {
      const { place } = person;
      if (place === null || !municipalities.has(place)) return undefined;
      if (!municipalities.has(condition.id)) return place.startsWith(condition.id);
      return distanceKm(condition.id, place) <= (condition.radius_km ?? 0);
    }
    case 'dates':
      return !person.busy.some((day) => day >= condition.from && day <= condition.to);
    default: {
      const ids = [condition.id, ...nearTo(condition.kind, condition.id).map(({ id }) => id)];
      if (condition.kind === 'gender') return ids.includes(person.gender);
      if (condition.kind === 'hair_color') return person.hair === null ? undefined : ids.includes(person.hair);
      if (condition.kind === 'feature')
        return person.features === null ? undefined : person.features.some((id) => ids.includes(id));
      if (condition.kind === 'limit')
        return person.declines === null ? undefined : person.declines.some((id) => ids.includes(id));
      if (isLevelKind(condition.kind)) return ids.some((id) => (person.skills[id] ?? 0) >= (condition.min_level ?? 1));
      return false;
    }
  }
}

const meetsWish = (person: Person, wish: Wish) => wish.any.some((one) => meets(person, one) === true);
const hasNotTold = (person: Person, wish: Wish, kind: string) =>
  wish.any.some((one) => one.kind === kind && meets(person, one) === undefined);

function isFound(person: Person, query: Pick<TalentQuery, 'wishes' | 'unknown'>): boolean {
  return (
    person.isFindable &&
    query.wishes.every((wish) => {
      if (wish.demand === 'merit') return true;
      if (wish.demand === 'not') return !meetsWish(person, wish);
      // If one kind of a wish may be unknown, the alternative kinds of the same wish may be unknown too.
      const isLetIn = wish.any.some(({ kind }) => query.unknown.some((one) => one === kind));
      return meetsWish(person, wish) || (isLetIn && UNKNOWN_KINDS.some((kind) => hasNotTold(person, wish, kind)));
    })
  );
}

const day = fc.integer({ min: 0, max: 20 }).map((more) => `2026-12-${String(1 + more).padStart(2, '0')}`);
const person: fc.Arbitrary<Person> = fc.record({
  age: fc.option(
    fc
      .tuple(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 0, max: 15 }))
      .map(([from, more]) => [from, from + more] as const),
  ),
  height: fc.option(fc.integer({ min: 150, max: 200 })),
  place: fc.option(fc.constantFrom('1480', '1481', '1490', '0180', '1280')),
  hair: fc.option(fc.constantFrom('blonde', 'light_blonde', 'black', 'brown')),
  gender: fc.constantFrom('female', 'male', 'non_binary'),
  skills: fc.dictionary(
    fc.constantFrom('riding', 'ballet', 'dance_general', 'swimming'),
    fc.integer({ min: 1, max: 4 }),
  ),
  features: fc.option(fc.uniqueArray(fc.constantFrom('tattoo', 'freckles'))),
  declines: fc.option(fc.uniqueArray(fc.constantFrom('nudity', 'smoking'))),
  busy: fc.uniqueArray(day, { maxLength: 4 }),
  isFindable: fc.boolean(),
  completeness: fc.integer({ min: 60, max: 100 }),
});
const level = fc.constantFrom(undefined, 1, 2, 3, 4);
const condition: fc.Arbitrary<Condition> = fc.oneof(
  fc
    .tuple(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 0, max: 20 }))
    .map(([min, more]) => ({ kind: 'age' as const, min, max: min + more })),
  fc.integer({ min: 150, max: 200 }).map((min) => ({ kind: 'height' as const, min })),
  fc
    .constantFrom('1480', '0180')
    .chain((id) => fc.constantFrom(undefined, 15, 80).map((radius_km) => ({ kind: 'place' as const, id, radius_km }))),
  fc.constantFrom('14', '01').map((id) => ({ kind: 'place' as const, id })),
  fc.tuple(day, day).map(([one, other]) => ({
    kind: 'dates' as const,
    from: one < other ? one : other,
    to: one < other ? other : one,
  })),
  fc.constantFrom('blonde', 'light_blonde', 'black').map((id) => ({ kind: 'hair_color' as const, id })),
  fc.constantFrom('female', 'male').map((id) => ({ kind: 'gender' as const, id })),
  fc.constantFrom('tattoo', 'freckles').map((id) => ({ kind: 'feature' as const, id })),
  fc.constantFrom('nudity', 'smoking').map((id) => ({ kind: 'limit' as const, id })),
  fc
    .tuple(fc.constantFrom('riding', 'dance_general', 'ballet'), level)
    .map(([id, min_level]) => ({ kind: 'skill' as const, id, min_level })),
);
const wish: fc.Arbitrary<Wish> = fc.record({
  demand: fc.constantFrom('must', 'must', 'merit', 'not'),
  any: fc.array(condition, { minLength: 1, maxLength: 3 }),
});
const query = fc.record({
  wishes: fc.array(wish, { maxLength: 4 }),
  unknown: fc.uniqueArray(fc.constantFrom(...UNKNOWN_KINDS), { maxLength: 2 }),
});

/** The people in two segments, as after changes. */
function segmentsOf(people: readonly Person[], cut: number) {
  const rows = people.map(rowOf);
  return [rows.slice(0, cut), rows.slice(cut)].map((part) => {
    const builder = segmentBuilder(TODAY);
    for (const row of part.toSorted((one, other) => other.profile_points - one.profile_points)) builder.add(row);
    return builder.build();
  });
}

test('the index finds the people that the wishes mean, counts the untold ones, and ranks each once', () => {
  fc.assert(
    fc.property(fc.array(person, { maxLength: 80 }), fc.nat(80), query, (people, cut, { wishes, unknown }) => {
      const ask: Ask = { wishes, words: [], wordsDemand: 'must', unknown, today: TODAY };
      const selected = segmentsOf(people, cut).map((segment) => select(segment, ask));
      const found = selected.flatMap(({ segment, found: bits }) =>
        firstOf(bits, 1000).map((doc) => segment.ids.at(doc)),
      );
      const expected = people.flatMap((one, at) =>
        isFound(one, { wishes, unknown }) ? [rowOf(one, at).talent_id] : [],
      );
      expect(found.toSorted()).toEqual(expected);
      const { people: ranked, compared } = rankBest(selected, ask, { from: 0, size: 1000 });
      expect(compared).toBe(ranked.length);
      for (const from of [0, 5, 24, 70])
        expect(rankBest(selected, ask, { from, size: 24 }).people).toEqual(ranked.slice(from, from + 24));
      expect(ranked.map(({ id }) => id).toSorted()).toEqual(expected);
      for (const [at, { score, isSure, id }] of ranked.entries()) {
        const next = ranked[at + 1];
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(1000);
        if (!next) continue;
        const before = Number(isSure) - Number(next.isSure) || score - next.score || (id < next.id ? 1 : -1);
        expect(before).toBeGreaterThan(0);
      }
      for (const each of selected) {
        const metBy = (doc: number) => each.merits.filter((bits) => hasBit(bits, doc)).length;
        const groupOf = (doc: number) => {
          if (!hasBit(each.sure, doc)) return 3;
          if (metBy(doc) === each.merits.length) return 0;
          return metBy(doc) > 0 ? 1 : 2;
        };
        const inOrder = firstOf(each.found, each.total).toSorted(
          (one, other) => groupOf(one) - groupOf(other) || one - other,
        );
        for (const most of [1, each.total >> 1, each.total - 1].filter((few) => few > 0))
          expect(strongest(each, most)).toEqual(inOrder.slice(0, most));
      }
      // The people, by kind, whom the search would only find if all unknown facts counted as right.
      const isRelaxed = (one: Person) =>
        isFound(one, { wishes, unknown: [...UNKNOWN_KINDS] }) && !isFound(one, { wishes, unknown });
      for (const kind of UNKNOWN_KINDS) {
        const asking = wishes.filter(({ demand, any }) => demand === 'must' && any.some((one) => one.kind === kind));
        const count = people.filter(
          (one) => isRelaxed(one) && asking.some((each) => !meetsWish(one, each) && hasNotTold(one, each, kind)),
        ).length;
        const told = selected.reduce((sum, each) => sum + (each.unknown.get(kind) ?? 0), 0);
        expect([kind, told]).toEqual([kind, unknown.includes(kind) ? 0 : count]);
      }
      const women = people.filter((one) => isFound(one, { wishes, unknown }) && one.gender === 'female').length;
      const genders = facetsOf(selected.map(countFacets)).find(({ kind }) => kind === 'gender')?.options;
      expect(genders?.find(({ id }) => id === 'female')?.count ?? 0).toBe(women);
    }),
    { numRuns: 400 },
  );
});

test('a changed person is found only in the newer segment', () => {
  const people = Array.from(
    { length: 40 },
    (): Person => ({
      age: [20, 30],
      height: 170,
      place: '1480',
      hair: 'black',
      gender: 'female',
      skills: {},
      features: [],
      declines: null,
      busy: [],
      isFindable: true,
      completeness: 80,
    }),
  );
  const [base] = segmentsOf(people, 40);
  if (!base) throw new Error('there is a segment');
  const ask: Ask = { wishes: [], words: [], wordsDemand: 'must', unknown: [], today: TODAY };
  expect(firstOf(select(base, ask).found, 100)).toHaveLength(40);
  for (const doc of [0, 31, 32, 39]) setBit(base.gone, doc);
  const { found } = select(base, ask);
  expect(firstOf(found, 100)).toHaveLength(36);
  expect(hasBit(found, 31)).toBe(false);
});

test('if very many fit, people with merits are compared before stronger profiles without', () => {
  const people = Array.from(
    { length: 60 },
    (_, at): Person => ({
      age: [20, 30],
      height: 170,
      place: '1480',
      hair: 'black',
      gender: 'female',
      features: [],
      declines: null,
      busy: [],
      skills: at >= 55 ? { riding: 2 } : {},
      isFindable: true,
      completeness: at >= 55 ? 60 : 100,
    }),
  );
  const [base] = segmentsOf(people, 60);
  if (!base) throw new Error('there is a segment');
  const wishes: Wish[] = [{ demand: 'merit', any: [{ kind: 'skill', id: 'riding' }] }];
  const ask: Ask = { wishes, words: [], wordsDemand: 'must', unknown: [], today: TODAY };
  const ids = strongest(select(base, ask), 10).map((doc) => base.ids.at(doc));
  expect(ids.slice(0, 5).toSorted()).toEqual([55, 56, 57, 58, 59].map(idOf));
});
