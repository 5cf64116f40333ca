import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { TalentWishes } from '#contract/search.ts';
import { wordsOf } from '#domain/talent/search-text.ts';
import { MUNICIPALITIES } from '#domain/vocabulary/municipalities.ts';

type Condition = RawBuilder<SqlBool>;

/** More words than anybody means; a pasted page should not become a hundred conditions. */
const WORDS_MAX = 12;

/**
 * Every word must be there: in any of its Swedish forms, or as it is written (names have no forms). The last one may be
 * the beginning of a word, since results follow while it is typed. Words that say nothing (som, och, på) are passed
 * over, but not when one stands alone: then it is the beginning of a name.
 */
export function matchesText(text: string): Condition[] {
  const words = wordsOf(text).slice(0, WORDS_MAX);
  return words.map((word, index) => {
    const isLast = index === words.length - 1;
    // Letters and digits only (wordsOf), so neither the query language nor the pattern can be broken out of.
    const query = sql`to_tsquery('swedish', ${`'${word}'${isLast ? ':*' : ''}`})`;
    const written = sql`t.search_text like ${`% ${word}${isLast ? '%' : ' %'}`}`;
    return words.length > 1
      ? sql<SqlBool>`(t.search_vector @@ ${query} or ${written} or numnode(${query}) = 0)`
      : sql<SqlBool>`(t.search_vector @@ ${query} or ${written})`;
  });
}

/** The municipalities asked for, one by one or by county. */
function placesOf({ counties, municipalities }: Pick<TalentWishes, 'counties' | 'municipalities'>): string[] {
  const whole = new Set<string>(counties);
  const inCounties = MUNICIPALITIES.filter(({ id }) => whole.has(id.slice(0, 2))).map(({ id }) => id);
  return [...new Set([...inCounties, ...municipalities])];
}

/** Talents who have all of them, each at least at its level. */
function hasAll(table: 'talent_skills' | 'talent_languages', wishes: readonly { id: string; min_level: number }[]) {
  const levels = new Map<string, number>();
  for (const { id, min_level } of wishes) levels.set(id, Math.max(levels.get(id) ?? 0, min_level));
  const column = sql.ref(table === 'talent_skills' ? 'has.skill_id' : 'has.language_id');
  return sql<SqlBool>`t.id in (
    select has.talent_id from ${sql.table(table)} as has
    join unnest(${[...levels.keys()]}::text[], ${[...levels.values()]}::smallint[]) as wish (id, min_level)
      on ${column} = wish.id and has.level >= wish.min_level
    group by has.talent_id having count(*) = ${levels.size})`;
}

/** Everything given must hold, lists are any of; what a talent has not told does not match what is asked (alias t). */
export function matchesWishes(wishes: TalentWishes): Condition[] {
  const places = placesOf(wishes);
  const conditions: (Condition | false)[] = [
    wishes.categories.length > 0 && sql`t.categories && ${wishes.categories}::text[]`,
    wishes.genders.length > 0 && sql`t.plays_genders && ${wishes.genders}::text[]`,
    wishes.age_min !== null && sql`t.playing_age_max >= ${wishes.age_min}`,
    wishes.age_max !== null && sql`t.playing_age_min <= ${wishes.age_max}`,
    places.length > 0 && sql`t.municipality_id = any(${places}::text[])`,
    wishes.height_min_cm !== null && sql`t.height_cm >= ${wishes.height_min_cm}`,
    wishes.height_max_cm !== null && sql`t.height_cm <= ${wishes.height_max_cm}`,
    wishes.skills.length > 0 && hasAll('talent_skills', wishes.skills),
    wishes.languages.length > 0 && hasAll('talent_languages', wishes.languages),
  ];
  return conditions.filter((condition) => condition !== false);
}
