import type pg from 'pg';

const BATCH = 10_000;

/** The terms that a profile can have, each with the integer by which `bench_people` stores it. */
export type Vocabulary = ReadonlyMap<string, number>;

/** The connection URL of the database with session settings that suit this kind of query. */
export function tuned(url: string): string {
  const address = new URL(url);
  address.searchParams.set('options', '-c jit=off -c work_mem=64MB -c random_page_cost=1.1');
  // A plus sign in a connection URL is no space, unlike in a form.
  return address.href.replaceAll('+', '%20');
}

interface Row {
  readonly talent_id: string;
  readonly playing_age_min: number | null;
  readonly playing_age_max: number | null;
  readonly height_cm: number | null;
  readonly facts: string;
  readonly busy: string;
}

/**
 * The table that a developer would design for this search if SQL answered it and all queries were known: one narrow row
 * for each findable talent, in the order of the answer. All yes-or-no facts are terms in one array with a GIN index; a
 * level includes the lower ones, a municipality its county. Ages, heights and busy days are columns.
 */
export async function makeBestTable(pool: pg.Pool, today: string): Promise<Vocabulary> {
  await pool.query(`
    drop table if exists bench_people;
    create table bench_people (
      rank integer primary key, talent_id uuid not null, age_min smallint, age_max smallint, height smallint,
      busy datemultirange, terms integer[] not null)`);
  const vocabulary = new Map<string, number>();
  const client = await pool.connect();
  try {
    await client.query("set synchronous_commit = off; set maintenance_work_mem = '512MB'");
    await client.query('begin');
    await client.query(`declare people no scroll cursor with hold for
      select talent_id, playing_age_min, playing_age_max, height_cm, facts, busy from talent_search
      where is_findable and visible_from <= '${today}' order by profile_points desc, talent_id`);
    await client.query('commit');
    for (let rank = 0; ; ) {
      const { rows } = await client.query<Row>(`fetch ${BATCH} from people`);
      if (rows.length === 0) break;
      await client.query(
        `insert into bench_people
         select rank, talent_id, age_min, age_max, height, busy::datemultirange, terms::integer[]
         from unnest($1::int[], $2::uuid[], $3::smallint[], $4::smallint[], $5::smallint[], $6::text[], $7::text[])
           as made (rank, talent_id, age_min, age_max, height, busy, terms)`,
        [
          rows.map((_, at) => rank + at),
          rows.map((row) => row.talent_id),
          rows.map((row) => row.playing_age_min),
          rows.map((row) => row.playing_age_max),
          rows.map((row) => row.height_cm),
          rows.map((row) => rangesOf(row.busy)),
          rows.map((row) => `{${numbersOf(vocabulary, row.facts).join(',')}}`),
        ],
      );
      rank += rows.length;
    }
    await client.query('close people');
    await client.query('create index bench_people_terms on bench_people using gin (terms) with (fastupdate = off)');
    await client.query('alter table bench_people alter column terms set statistics 5000');
    await client.query('vacuum analyze bench_people');
  } finally {
    client.release(true);
  }
  return vocabulary;
}

/** The spans '2026-06-03/2026-06-05 …' as a multirange; null without busy days. */
const rangesOf = (busy: string): string | null =>
  busy === ''
    ? null
    : `{${busy
        .split(' ')
        .map((span) => `[${span.replace('/', ',')}]`)
        .join(',')}}`;

function numbersOf(vocabulary: Map<string, number>, facts: string): number[] {
  const terms = new Set<string>();
  for (const fact of facts.split(' ')) {
    terms.add(fact);
    const levelled = /^((?:skill|language)\.\w+\.)([2-4])$/.exec(fact);
    if (levelled) for (let rank = Number(levelled[2]) - 1; rank > 0; rank--) terms.add(`${levelled[1]}${rank}`);
    if (/^place\.\d{4}$/.test(fact)) terms.add(fact.slice(0, 'place.'.length + 2));
  }
  return [...terms].map((term) => {
    const known = vocabulary.get(term);
    if (known !== undefined) return known;
    vocabulary.set(term, vocabulary.size);
    return vocabulary.size - 1;
  });
}
