import { type Condition, isLevelKind, type Wish } from '#domain/finding/matching/condition.ts';
import { municipalitiesWithin } from '#domain/finding/matching/distance.ts';
import { nearTo } from '#domain/finding/matching/near.ts';
import { municipalities } from '#domain/kernel/vocabulary/municipalities.ts';
import type { Vocabulary } from './best-table.ts';

/** The statements for one query on `bench_people`: one for the first 24 cards, and one for the total. */
export interface Statements {
  readonly page: string;
  readonly count: string;
}

/** A required word: any of these stems matches it. */
export type Word = readonly string[];

/**
 * The statements for the required and excluded wishes and the required words. Values are part of the SQL, so that the
 * planner sees how common each value is. Prepared statements would not help, since each search is different.
 */
export function statementsOf(vocabulary: Vocabulary, wishes: readonly Wish[], words: readonly Word[]): Statements {
  const conditions = [
    ...wishes.flatMap((wish) => clauseOf(vocabulary, wish)),
    ...words.map((stems) =>
      hasOne(
        vocabulary,
        stems.map((stem) => `w.${stem}`),
      ),
    ),
  ];
  const fitting = `from bench_people ${conditions.length > 0 ? `where ${conditions.join(' and ')}` : ''}`;
  return {
    page: `select t.id, t.first_name, t.last_name, t.profile_image, t.playing_age_min, t.playing_age_max, t.municipality_id,
  t.categories, t.height_cm, t.created_date
from (select rank, talent_id ${fitting} order by rank limit 24) found join talents t on t.id = found.talent_id order by found.rank`,
    count: `select count(*)::int as total ${fitting}`,
  };
}

function clauseOf(vocabulary: Vocabulary, { demand, any }: Wish): string[] {
  // Merits change the order only.
  if (demand === 'merit') return [];
  const terms = any.flatMap(termsOf);
  const others = any.flatMap(rangeOf);
  const either = [...(terms.length > 0 ? [hasOne(vocabulary, terms)] : []), ...others].join(' or ');
  return [demand === 'not' ? `(${either}) is not true` : `(${either})`];
}

/** The terms of a condition, of which a profile must have one. Ages, heights and days have none: they are ranges. */
function termsOf(condition: Condition): string[] {
  switch (condition.kind) {
    case 'age':
    case 'height':
    case 'dates':
      return [];
    case 'place': {
      const { id, radius_km } = condition;
      if (radius_km === undefined || !municipalities.has(id)) return [`place.${id}`];
      return municipalitiesWithin(id, radius_km).map((near) => `place.${near.id}`);
    }
    default: {
      const { kind, id, min_level } = condition;
      const level = isLevelKind(kind) ? `.${min_level ?? 1}` : '';
      return [id, ...nearTo(kind, id).map((near) => near.id)].map((each) => `${kind}.${each}${level}`);
    }
  }
}

function rangeOf(condition: Condition): string[] {
  switch (condition.kind) {
    case 'age':
      return [within('age_max', condition.min, undefined, 'age_min', condition.max)];
    case 'height':
      return [within('height', condition.min, condition.max)];
    case 'dates':
      return [`(busy is null or not busy && daterange('${condition.from}', '${condition.to}', '[]'))`];
    default:
      return [];
  }
}

function within(column: string, min?: number, max?: number, other?: string, otherMax?: number): string {
  const bounds = [
    `${column} >= ${min ?? 0}`,
    ...(max === undefined ? [] : [`${column} <= ${max}`]),
    ...(other === undefined || otherMax === undefined ? [] : [`${other} <= ${otherMax}`]),
  ];
  return `(${bounds.join(' and ')})`;
}

function hasOne(vocabulary: Vocabulary, terms: readonly string[]): string {
  const numbers = [...new Set(terms)].flatMap((term) => vocabulary.get(term) ?? []);
  const array = `'{${numbers.join(',')}}'::integer[]`;
  return numbers.length === 1 ? `terms @> ${array}` : `terms && ${array}`;
}
