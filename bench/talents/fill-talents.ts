import { performance } from 'node:perf_hooks';
import type pg from 'pg';
import { ore } from '#domain/kernel/money/ore.ts';
import { termsFor, termsJson } from '#tests/factories/terms.ts';
import { NOW } from '../moment.ts';
import { lighten } from './bulk.ts';
import { type MadeTalent, makeTalent } from './make-talent.ts';

const BATCH = 5_000;
/** Number of batches at once: while one is written, the next is made. */
const LANES = 2;
const FILLED = ['talents', 'talent_skills', 'talent_languages', 'media', 'busy_spans', 'bookings'];

/** Times in seconds: for inserting the rows, and for computing the rows of the search. */
export interface FillTimes {
  readonly rows_s: number;
  readonly search_s: number;
}

/**
 * Inserts the first `count` made-up talents into an empty migrated database, without triggers, foreign keys and
 * indexes. Afterwards the function of the triggers writes the rows of the search, so `search_s` is the time of a
 * rebuild.
 */
export async function fillTalents(pool: pg.Pool, count: number, today: string): Promise<FillTimes> {
  const from = performance.now();
  await fillStage(pool);
  const restore = await lighten(pool, FILLED);
  await inLanes(count, async (start, end) => {
    const made = Array.from({ length: end - start }, (_, at) => makeTalent(start + at, today));
    await writeBatch(pool, made, start, today);
  });
  await restore();
  await pool.query('vacuum analyze');
  const filled = performance.now();
  const { rows } = await pool.query<{ id: string }>('select id from talents order by id');
  await inLanes(count, async (start, end) => {
    await pool.query('select refresh_talent_search($1::uuid[])', [rows.slice(start, end).map(({ id }) => id)]);
  });
  const followed = performance.now();
  await pool.query('vacuum analyze talent_search');
  return { rows_s: (filled - from) / 1000, search_s: (followed - filled) / 1000 };
}

async function inLanes(count: number, work: (start: number, end: number) => Promise<void>): Promise<void> {
  let next = 0;
  const lane = async () => {
    while (next < count) {
      const start = next;
      next += BATCH;
      await work(start, Math.min(start + BATCH, count));
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}

/** Inserts a company, and four projects that ask talents. */
async function fillStage(pool: pg.Pool): Promise<void> {
  await pool.query(`
    with company as (
      insert into companies (organisation_number, name, contact_name, phone, address, postal_code, city, invoice_email, status, email_confirmed_date)
      values ('5599990001', 'Bänk AB', 'Bo Lag', '08-465 004 00', 'Gatan 1', '11122', 'Stockholm', 'faktura@example.com', 'approved', ${NOW}) returning id
    ), account as (
      insert into accounts (email, name, first_name, last_name, role, email_verified)
      values ('bolag@example.com', 'Bo Lag', 'Bo', 'Lag', 'company', true) returning id
    ), member as (
      insert into company_members (company_id, account_id, member_role) select company.id, account.id, 'owner' from company, account
    ), made as (
      insert into projects (company_id, title, status, current_step)
      select company.id, 'Projekt ' || n, 'casting', 3 from company, generate_series(1, 4) n returning id
    )
    insert into project_roles (project_id, role_index, title, headcount, terms, hours) select id, 0, 'Roll', 500, '${JSON.stringify(termsFor(ore(450_000)))}', '"undecided"' from made`);
}

const COLUMNS = `id uuid, account_id uuid, first_name text, last_name text, birth_date date, profile_image text, is_verified boolean,
  profile_completed boolean, is_paused boolean, guardian_consent_date timestamptz, categories text[], plays_genders text[],
  playing_age_min smallint, playing_age_max smallint, municipality_id text, height_cm smallint, hair_color text,
  hair_length text, hair_type text, eye_color text, facial_hair text, body_type text, features text[], dialect text,
  licences text[], bio text, completeness smallint, search_text text, created_date timestamptz, updated_date timestamptz`;
const NAMES = [...COLUMNS.matchAll(/(\w+) [a-z]+(?:\[\])?(?:,|$)/g)].map(([, name]) => name).join(', ');

async function writeBatch(pool: pg.Pool, made: readonly MadeTalent[], start: number, today: string): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('set local synchronous_commit = off');
    const insert = (table: string, columns: string, types: string, rows: readonly (readonly unknown[])[]) =>
      rows.length === 0 ? undefined : insertRows(client, table, columns, types, rows);
    await insert(
      'accounts',
      'id, email, name, first_name, last_name, role, email_verified, birth_date, terms_version',
      'uuid, text, text, text, text, text, boolean, date, text',
      made.map(({ account_id, columns: { first_name, last_name, birth_date } }, at) => [
        account_id,
        `talent${start + at}@example.com`,
        `${first_name} ${last_name}`,
        first_name,
        last_name,
        'talent',
        true,
        birth_date,
        '2026-11-21',
      ]),
    );
    const talents = made.map(({ account_id, columns }) => ({ ...columns, account_id }));
    await client.query(
      `insert into talents (${NAMES}, review, approved_date) select ${NAMES}, 'approved', created_date from json_to_recordset($1::json) as made (${COLUMNS})`,
      [JSON.stringify(talents)],
    );
    const perTalent = <T>(
      list: (talent: MadeTalent) => readonly T[],
      row: (one: T, at: number) => readonly unknown[],
    ) => made.flatMap((talent) => list(talent).map((one, at) => [talent.columns.id, ...row(one, at)]));
    const ability = 'uuid, text, smallint';
    await insert(
      'talent_skills',
      'talent_id, skill_id, level',
      ability,
      perTalent(
        (one) => one.skills,
        ({ id, level }) => [id, level],
      ),
    );
    await insert(
      'talent_languages',
      'talent_id, language_id, level',
      ability,
      perTalent(
        (one) => one.languages,
        ({ id, level }) => [id, level],
      ),
    );
    await insert(
      'media',
      'talent_id, path, width, height, position',
      'uuid, text, int, int, smallint',
      made.flatMap(({ columns: { id }, pictures }) =>
        Array.from({ length: pictures }, (_, at) => [id, `bench/${id}-${at}`, 1200, 1600, at]),
      ),
    );
    await insert(
      'busy_spans',
      'talent_id, starts_on, ends_on',
      'uuid, date, date',
      perTalent(
        (one) => one.busy,
        ({ starts_on, ends_on }) => [starts_on, ends_on],
      ),
    );
    const asked = made.filter(({ answers }) => answers.length > 0);
    if (asked.length > 0) await writeAnswers(client, asked, today);
    await client.query('commit');
  } finally {
    client.release();
  }
}

/** Inserts rows with one array for each column, which is the fastest way besides COPY. */
async function insertRows(
  client: pg.PoolClient,
  table: string,
  columns: string,
  types: string,
  rows: readonly (readonly unknown[])[],
) {
  const kinds = types.split(', ');
  const places = kinds.map((type, at) => `$${at + 1}::${type}[]`).join(', ');
  const values = kinds.map((_, at) => rows.map((row) => row[at]));
  await client.query(`insert into ${table} (${columns}) select * from unnest(${places})`, values);
}

/**
 * Inserts requests that are answered or expired, for each talent at most one per project, and for some talents a work
 * day that is booked or done.
 */
async function writeAnswers(client: pg.PoolClient, asked: readonly MadeTalent[], today: string): Promise<void> {
  const rows = asked.flatMap(({ columns: { id }, answers }) =>
    answers.map((answer, at) => [id, at + 1, answer] as const),
  );
  await client.query(
    `insert into candidates (project_id, role_id, role_index, talent_id, interest_status, is_deleted, terms, answer_by, answered_date, created_date)
     select place.project_id, place.id, 0, asked.id, case asked.answer when 'overdue' then 'overdue_interest' else 'interested' end,
       false, '${termsJson()}', $4::date - 10, case asked.answer when 'fast' then made + interval '5 hours' when 'slow' then made + interval '3 days' end, made
     from unnest($1::uuid[], $2::int[], $3::text[]) as asked (id, number, answer)
     join (select id, project_id, row_number() over (order by id) as number from project_roles) place using (number),
     lateral (select $4::date - interval '15 days' as made) one`,
    [rows.map(([id]) => id), rows.map(([, number]) => number), rows.map(([, , answer]) => answer), today],
  );
  const booked = asked.flatMap(({ columns: { id }, booked: day }) => (day ? [[id, day] as const] : []));
  await client.query(
    `insert into bookings (candidate_id, project_id, role_id, company_id, talent_id, starts_on, ends_on, day_fee_ore, status)
     select distinct on (k.talent_id) k.id, k.project_id, k.role_id, p.company_id, k.talent_id, booked.day, booked.day, 450000,
       case when booked.day < $3::date then 'completed' else 'confirmed' end
     from unnest($1::uuid[], $2::date[]) as booked (id, day)
     join candidates k on k.talent_id = booked.id join projects p on p.id = k.project_id
     order by k.talent_id, k.id`,
    [booked.map(([id]) => id), booked.map(([, day]) => day), today],
  );
}
