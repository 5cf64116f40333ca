import fc from 'fast-check';
import {
  CHOICE_KINDS,
  CHOICES,
  type Condition,
  isLevelKind,
  UNKNOWN_KINDS,
  type Wish,
} from '#domain/finding/matching/condition.ts';
import { addDays } from '#domain/kernel/time/day.ts';
import { counties } from '#domain/kernel/vocabulary/counties.ts';
import { municipalities } from '#domain/kernel/vocabulary/municipalities.ts';
import type { Question } from '#server/search-index/talent-search.ts';

const choice = fc.constantFrom(...CHOICE_KINDS).chain(
  (kind): fc.Arbitrary<Condition> =>
    fc.record({
      kind: fc.constant(kind),
      id: fc.constantFrom(...(CHOICES[kind].ids as readonly string[])),
      min_level: isLevelKind(kind) ? fc.constantFrom(undefined, 1, 2, 3, 4) : fc.constant(undefined),
    }),
);
const span = (kind: 'age' | 'height', [least, most]: readonly [number, number]): fc.Arbitrary<Condition> =>
  fc
    .tuple(fc.integer({ min: least, max: most }), fc.nat(20), fc.constantFrom('both', 'min', 'max'))
    .map(([min, more, ends]) => ({
      kind,
      ...(ends !== 'max' && { min }),
      ...(ends !== 'min' && { max: min + more }),
    }));
const place: fc.Arbitrary<Condition> = fc.oneof(
  fc.constantFrom(...counties.ids).map((id) => ({ kind: 'place' as const, id })),
  fc
    .tuple(fc.constantFrom(...municipalities.ids), fc.constantFrom(undefined, 20, 60, 150))
    .map(([id, radius_km]) => ({ kind: 'place' as const, id, radius_km })),
);
const daysFrom = (today: string): fc.Arbitrary<Condition> =>
  fc.tuple(fc.nat(90), fc.nat(10)).map(([from, more]) => ({
    kind: 'dates',
    from: addDays(today, from),
    to: addDays(today, from + more),
  }));

/** Words as people type them: names and trades, whole, cut and misspelt. */
const word = fc
  .constantFrom(
    'anna',
    'lindberg',
    'johansson',
    'andersson',
    'stockholm',
    'göteborg',
    'skådespelare',
    'dansare',
    'ljudbok',
    'cosplay',
    'medeltid',
    'åsa',
    'björk',
    'resvillig',
    'xyzzy',
  )
  .chain((whole) =>
    fc.oneof(
      fc.constant(whole),
      fc.integer({ min: 1, max: whole.length }).map((end) => whole.slice(0, end)),
      fc.nat(whole.length - 1).map((at) => whole.slice(0, at) + whole.slice(at + 1)),
      fc.nat(whole.length - 1).map((at) => `${whole.slice(0, at)}${whole[at]}${whole.slice(at)}`),
      fc.constant(whole.normalize('NFD').replaceAll(/\p{M}/gu, '')),
    ),
  );

/** Any question for a page of talents. `ids`: talents of whom some are hidden from the caller. */
export function madeUpQuestion(today: string, ids: readonly string[]): fc.Arbitrary<Question> {
  const condition = fc.oneof(
    { weight: 4, arbitrary: choice },
    span('age', [1, 80]),
    span('height', [100, 200]),
    place,
    daysFrom(today),
  );
  const wish: fc.Arbitrary<Wish> = fc.record({
    demand: fc.constantFrom('must', 'must', 'merit', 'not'),
    any: fc.array(condition, { minLength: 1, maxLength: 4 }),
  });
  return fc.record({
    kind: fc.constant('page'),
    wanted: fc.record({
      wishes: fc.array(wish, { maxLength: 4 }),
      words: fc.oneof(
        { weight: 2, arbitrary: fc.constant('') },
        fc.array(word, { maxLength: 5 }).map((all) => all.join(' ')),
      ),
      unknown: fc.uniqueArray(fc.constantFrom(...UNKNOWN_KINDS), { maxLength: 3 }),
      today: fc.constant(today),
      without: fc.uniqueArray(fc.constantFrom(...ids), { maxLength: 3 }),
    }),
    order: fc.constantFrom('best', 'newest'),
    from: fc.constantFrom(0, 24, 240),
    size: fc.constant(24),
  });
}
