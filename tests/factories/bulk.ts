/** Hundreds of people and projects, inserted as rows: commands over HTTP would take minutes. */
import { randomUUID } from 'node:crypto';
import { ore } from '#domain/kernel/money/ore.ts';
import { addDays } from '#domain/kernel/time/day.ts';
import { signInAs } from '#tests/support/sign-in-as.ts';
import type { TestServer } from '#tests/support/test-server.ts';
import { as } from './client.ts';
import type { Company, Talent } from './people.ts';
import { aSpan, termsFor, termsJson } from './terms.ts';

/** Talents that companies can find, without sessions; their names are 'Person 0', 'Person 1' and so on. */
export async function manyTalents({ services: { pool } }: TestServer, count: number): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `with made as (
      insert into accounts (email, name, first_name, last_name, role, email_verified, birth_date, terms_version)
      select gen_random_uuid() || '@example.com', 'Person ' || n, 'Person', n::text, 'talent', true, '1990-05-05', '2026-11-21'
      from generate_series(0, $1 - 1) n returning id, first_name, last_name)
    insert into talents (account_id, first_name, last_name, birth_date, is_verified, profile_completed, review, approved_date)
    select id, first_name, last_name, '1990-05-05', true, true, 'approved', app_now() from made returning id`,
    [count],
  );
  return rows.map(({ id }) => id);
}

/** Signs in one of the talents of `manyTalents`. */
export async function signInTalent(server: TestServer, talent_id: string): Promise<Talent> {
  const { rows } = await server.services.pool.query<{ account_id: string; email: string; name: string }>(
    'select a.id as account_id, a.email, a.name from accounts a join talents t on t.account_id = a.id where t.id = $1',
    [talent_id],
  );
  const [row] = rows;
  if (!row) throw new Error('There is no such talent');
  const cookie = await signInAs(server.services, row.account_id);
  return { ...row, talent_id, cookie, api: as(server, cookie) };
}

export interface BulkProject {
  readonly project_id: string;
  readonly candidate_ids: readonly string[];
}

export interface BulkTerms {
  readonly talent_ids: readonly string[];
  readonly starts_on: string;
  /** Total number of work days. */
  readonly day_count?: number;
  readonly headcount?: number;
  readonly interest_status?: 'interested' | 'pending';
  readonly client_decision?: 'approved' | null;
  readonly answer_by?: string;
}

/** A project in step 4 with one role, whose candidates are interested and approved by default. */
export async function reviewedProject(
  { services: { pool } }: TestServer,
  company: Company,
  terms: BulkTerms,
): Promise<BulkProject> {
  const { talent_ids, starts_on, day_count = 1, headcount = talent_ids.length } = terms;
  const { interest_status = 'interested', client_decision = 'approved', answer_by = '2025-01-01' } = terms;
  const [project_id, role_id] = [randomUUID(), randomUUID()];
  const { rows } = await pool.query<{ id: string }>(
    `with project as (
      insert into projects (id, company_id, title, municipality_id, status, current_step)
      values ($1, $2, 'Höstkampanj', '1480', 'casting', 4)),
    days as (insert into project_dates (project_id, starts_on, ends_on) values ($1, $4, $5)),
    role as (
      insert into project_roles (id, project_id, role_index, title, headcount, terms)
      values ($3, $1, 0, 'Ryttare', $7, '${JSON.stringify(termsFor(ore(450_000)))}'))
    insert into candidates (project_id, role_id, role_index, talent_id, interest_status, client_decision, is_deleted,
      terms, answer_by)
    select $1, $3, 0, talent_id, $8, $9, false, $11, $10
    from unnest($6::uuid[]) with ordinality as asked (talent_id, place) order by place returning id`,
    [
      project_id,
      company.company_id,
      role_id,
      starts_on,
      addDays(starts_on, day_count - 1),
      talent_ids,
      headcount,
      interest_status,
      client_decision,
      answer_by,
      termsJson({ headcount, days: [aSpan(starts_on, addDays(starts_on, day_count - 1))] }),
    ],
  );
  return { project_id, candidate_ids: rows.map(({ id }) => id) };
}
