import type pg from 'pg';
import { ore } from '#domain/kernel/money/ore.ts';
import { categories } from '#domain/kernel/vocabulary/categories.ts';
import { languages } from '#domain/kernel/vocabulary/languages.ts';
import { municipalities } from '#domain/kernel/vocabulary/municipalities.ts';
import { skills } from '#domain/kernel/vocabulary/skills.ts';
import { setPatience } from '#server/db/patient-client.ts';
import { termsFor, termsJson } from '#tests/factories/terms.ts';
import { NOW, TODAY } from './moment.ts';

export const TALENTS = 20_000;
export const TALENT_TOKEN = 'bench-talent';
export const COMPANY_TOKEN = 'bench-company';
/** The session token of a company that only writes, so that its writes do not make the measured lists longer. */
export const WRITER_TOKEN = 'bench-writer';
/**
 * Number of drafts of the company that only writes. Each is written once, so that no write waits for another one's
 * lock.
 */
const DRAFTS = 200_000;

/**
 * Fills a migrated database: 20 000 talents with unevenly spread attributes, one of them with 40 requests and 60
 * notices; a company with 40 projects; and the company that only writes. Uses SQL, because the bench does not measure
 * how rows are made by commands.
 */
export async function fill(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    // Inserting 200 000 drafts takes longer than the product waits.
    await client.query('set statement_timeout = 0');
    setPatience(client, 0);
    await fillTalents(client);
    await fillCompany(client);
    await fillWriter(client);
    await fillHistory(client);
    await client.query('analyze');
  } finally {
    client.release(true);
  }
}

async function fillTalents(pool: pg.PoolClient): Promise<void> {
  await pool.query(
    `insert into accounts (email, name, first_name, last_name, role, email_verified, birth_date, terms_version)
     select 'talent' || n || '@example.com', 'Talang ' || n, 'Talang', n::text, 'talent', true, '1990-05-05', '2026-11-21' from generate_series(1, $1::int) n`,
    [TALENTS],
  );
  await pool.query(
    `insert into talents (account_id, first_name, last_name, birth_date, is_verified, profile_completed, review, approved_date, categories, plays_genders,
       playing_age_min, playing_age_max, municipality_id, height_cm, completeness, search_text, created_date)
     select a.id, a.first_name, a.last_name, date '1970-01-01' + (n * 37 % 12000), true, true, 'approved', ${NOW},
       array[($1::text[])[1 + floor(power(random(), 2) * cardinality($1::text[]))::int]],
       array[case when n % 2 = 0 then 'female' else 'male' end], 18 + n % 50, 28 + n % 50,
       ($2::text[])[1 + floor(power(random(), 2) * cardinality($2::text[]))::int], 155 + n % 45, 75 + n % 25,
       ' talang ' || n || ' skådespelare som rider och dansar ', ${NOW} - n * interval '5 minutes'
     from (select id, first_name, last_name, (row_number() over ())::int as n from accounts where role = 'talent') a`,
    [categories.ids, municipalities.ids],
  );
  await pool.query(
    `insert into talent_skills (talent_id, skill_id, level)
     select t.id, ($1::text[])[1 + floor(power(random(), 2) * cardinality($1::text[]))::int], 1 + floor(random() * 4)::int
     from talents t, generate_series(1, 5) on conflict do nothing`,
    [skills.ids],
  );
  await pool.query(
    `insert into talent_languages (talent_id, language_id, level)
     select t.id, ($1::text[])[1 + floor(power(random(), 4) * cardinality($1::text[]))::int], 1 + floor(random() * 4)::int
     from talents t, generate_series(1, 3) on conflict do nothing`,
    [languages.ids],
  );
}

async function fillCompany(pool: pg.PoolClient): Promise<void> {
  await pool.query(`
    with account as (
      insert into accounts (email, name, first_name, last_name, role, email_verified)
      values ('bolag@example.com', 'Bo Lag', 'Bo', 'Lag', 'company', true) returning id
    ), company as (
      insert into companies (organisation_number, name, contact_name, phone, address, postal_code, city, invoice_email, status, email_confirmed_date)
      values ('5599990001', 'Bänk AB', 'Bo Lag', '08-465 004 00', 'Gatan 1', '11122', 'Stockholm', 'faktura@example.com', 'approved', ${NOW}) returning id
    ), member as (
      insert into company_members (company_id, account_id, member_role) select company.id, account.id, 'owner' from company, account
    ), made as (
      insert into projects (company_id, title, status, current_step) select company.id, 'Projekt ' || n, 'casting', 3 from company, generate_series(1, 40) n returning id
    ), roles as (
      insert into project_roles (project_id, role_index, title, headcount, terms, hours) select id, 0, 'Roll', 500, '${JSON.stringify(termsFor(ore(450_000)))}', '"undecided"' from made returning id, project_id
    ), me as (select id, account_id from talents order by created_date desc limit 1), asked as (
      insert into candidates (project_id, role_id, role_index, talent_id, interest_status, is_deleted, terms, answer_by)
      select roles.project_id, roles.id, 0, me.id, 'pending', false, '${termsJson()}', ${TODAY} + 5 from roles, me
    ), told as (
      insert into notices (audience, talent_id, title, message, type, created_date)
      select 'talent', me.id, 'Ny förfrågan', 'Bänk AB frågar om du vill medverka.', 'candidate.request', ${NOW} - n * interval '1 hour' from me, generate_series(1, 60) n
    )
    insert into sessions (account_id, token, expires_date)
    select account_id, '${TALENT_TOKEN}', ${NOW} + interval '7 days' from me
    union all select id, '${COMPANY_TOKEN}', ${NOW} + interval '7 days' from account`);
}

async function fillWriter(pool: pg.PoolClient): Promise<void> {
  await pool.query(`
    with account as (
      insert into accounts (email, name, first_name, last_name, role, email_verified)
      values ('skrivare@example.com', 'Skri Vare', 'Skri', 'Vare', 'company', true) returning id
    ), company as (
      insert into companies (organisation_number, name, contact_name, phone, address, postal_code, city, invoice_email, status, email_confirmed_date)
      values ('5599990002', 'Skriv AB', 'Skri Vare', '08-465 004 01', 'Gatan 2', '11122', 'Stockholm', 'faktura2@example.com', 'approved', ${NOW}) returning id
    ), member as (
      insert into company_members (company_id, account_id, member_role) select company.id, account.id, 'owner' from company, account
    ), made as (
      insert into projects (company_id, title, status, current_step) select company.id, 'Utkast ' || n, 'draft', 1 from company, generate_series(1, ${DRAFTS}) n
    )
    insert into sessions (account_id, token, expires_date) select id, '${WRITER_TOKEN}', ${NOW} + interval '7 days' from account`);
}

/**
 * The events of the drafts, as their creation writes them. Without a history, `analyze` would tell PostgreSQL that
 * these tables are empty, and it would look for each event by reading all of them.
 */
async function fillHistory(pool: pg.PoolClient): Promise<void> {
  await pool.query(`
    with made as (
      insert into events (noun, type, subject_id, actor_role, actor_name, to_state, payload, created_date)
      select 'project', 'project.create', id, 'company', 'Skri Vare', '{}', '{}', created_date from projects where status = 'draft'
      returning id, subject_id, created_date
    ), concerned as (
      insert into event_concerns (event_id, noun, concerned_id)
      select made.id, row.noun, row.id from made join projects p on p.id = made.subject_id,
        lateral (values ('company', p.company_id), ('project', p.id)) as row (noun, id)
    )
    insert into project_edit_logs (project_id, event_id, type, actor_role, actor_name, field, created_date)
    select subject_id, id, 'project.create', 'company', 'Skri Vare', 'create', created_date from made`);
}
