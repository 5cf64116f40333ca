import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { ore } from '#domain/kernel/money/ore.ts';
import { termsFor, termsJson } from '#tests/factories/terms.ts';

/**
 * Gives the company of `fill` a project in step 4 (Urval), whose only role has `count` asked talents.
 * @returns the project's id
 */
export async function fillBoard(
  pool: pg.Pool,
  count: number,
  interest_status: 'interested' | 'pending',
): Promise<string> {
  const [project_id, role_id] = [randomUUID(), randomUUID()];
  await pool.query(
    `with project as (
      insert into projects (id, company_id, title, municipality_id, status, current_step)
      select $1, id, 'Bräda', '1480', 'casting', 4 from companies where name = 'Bänk AB'),
    days as (insert into project_dates (project_id, starts_on, ends_on) values ($1, '2099-05-10', '2099-05-10')),
    role as (
      insert into project_roles (id, project_id, role_index, title, headcount, terms, hours)
      values ($2, $1, 0, 'Ryttare', 500, '${JSON.stringify(termsFor(ore(450_000)))}', '"undecided"')),
    asked as (select id from talents order by created_date limit $3)
    insert into candidates (project_id, role_id, role_index, talent_id, interest_status, is_deleted, terms, answer_by,
      answer_message)
    select $1, $2, 0, id, $4, false, '${termsJson()}', '2099-01-01',
      case when $4 = 'interested' then 'Jag har ridit i tio år och kan alla dagarna.' else '' end
    from asked`,
    [project_id, role_id, count, interest_status],
  );
  return project_id;
}
