/** Projects for the list tests. */
import { addDays } from '#domain/kernel/time/day.ts';
import { offersOf } from '#tests/factories/counter-offers.ts';
import { termsJson } from '#tests/factories/terms.ts';
import { BOOKING, type Market, mixed, REQUEST, RIGHTS, ROWS } from './market.ts';

/** Makes the company's projects. In each project that casts, the talent has an open request. */
export async function makeProjects({ run, company, talent }: Market): Promise<void> {
  await run(
    `with made as (
      insert into projects (company_id, kind, title, status, current_step, created_date, updated_date)
      select $1, case when n % 2 = 0 then 'order' else 'project' end, 'P' || n, (array['draft', 'casting', 'active'])[1 + n % 3],
        (array[1, 3, 5])[1 + n % 3], ${mixed()}, ${mixed('(n + 1)')}
      from generate_series(1, ${3 * ROWS}) n returning id)
    insert into project_roles (project_id, role_index, title) select id, 0, 'Ryttare' from made`,
    [company.company_id],
  );
  await run(
    `${REQUEST} select p.id, r.id, 0, $2, 'pending', false, $3, '2099-01-01', ${mixed()}, null, 0
     from (select *, row_number() over (order by title) as n from projects where company_id = $1 and status = 'casting') p
       join project_roles r on r.project_id = p.id`,
    [company.company_id, talent.talent_id, termsJson()],
  );
}

/** Makes one project with many rows of all kinds: requested and picked talents, and their work. */
export async function makeFullProject(market: Market): Promise<string> {
  const { run, one, company, asked } = market;
  const project = await one(
    `insert into projects (company_id, title, status, current_step) values ($1, 'Allt', 'casting', 4) returning id`,
    [company.company_id],
  );
  await run(
    `insert into project_roles (project_id, role_index, title) select $1, n, 'Roll' from generate_series(0, 1) n`,
    [project],
  );
  await run(
    `${REQUEST} select $1, r.id, r.role_index, made.id, 'interested', false, $3, '2099-01-01', ${mixed()}, ${mixed('(n + 2)')}, n * 7 % 3
     from unnest($2::uuid[]) with ordinality as made (id, n) join project_roles r on r.project_id = $1 and r.role_index = n % 2`,
    [project, asked, termsJson()],
  );
  await run(
    `insert into role_picks (role_id, talent_id, project_id, created_date)
     select r.id, made.id, $1, ${mixed()} from unnest($2::uuid[]) with ordinality as made (id, n)
       join project_roles r on r.project_id = $1 where n <= ${ROWS}`,
    [project, asked],
  );
  await makeWork(market, project);
  return project;
}

/**
 * Makes the bookings of a project, and the rows that follow from them; also templates and completed projects of the
 * company.
 */
async function makeWork({ run, company, today }: Market, project: string): Promise<void> {
  await run(
    `${BOOKING} select k.id, k.project_id, k.role_id, $2, k.talent_id, $3::date + k.n * 7 % 3, $3::date + k.n * 7 % 3, 1, 'confirmed', ${mixed('k.n')}
     from (select *, (row_number() over (order by talent_id))::int as n from candidates where project_id = $1) k where k.n <= ${ROWS}`,
    [project, company.company_id, addDays(today, 10)],
  );
  await run(
    `insert into agreements (candidate_id, project_id, company_id, talent_id, kind, version, terms, status, created_date)
     select b.candidate_id, b.project_id, b.company_id, b.talent_id, 'work', 1, k.terms, 'draft', b.created_date
     from bookings b join candidates k on k.id = b.candidate_id where b.project_id = $1`,
    [project],
  );
  await run(RIGHTS, [project]);
  await run(
    `insert into clearances (candidate_id, project_id, company_id, talent_id, status, waits_until, created_date)
     select candidate_id, project_id, company_id, talent_id, 'waiting', starts_on - 1, created_date from bookings
     where project_id = $1`,
    [project],
  );
  await run(
    `insert into project_templates (company_id, name, name_key, form, created_date)
     select $1, 'Mall ' || n, 'mall ' || n, '{"kind": "order", "roles": []}', ${mixed()} from generate_series(1, ${ROWS}) n`,
    [company.company_id],
  );
  await run(offersOf('select candidate_id from bookings where project_id = $1', 'Hej', mixed()), [project]);
  await run(
    `insert into work_reports (candidate_id, project_id, company_id, talent_id, status, disputed_by, dispute_words, last_day, updated_date)
     select candidate_id, project_id, company_id, talent_id, 'disputed', 'talent', 'Nej.', ends_on, created_date
     from bookings where project_id = $1`,
    [project],
  );
  await run(
    `insert into reviews (candidate_id, project_id, company_id, talent_id, status, closes_date)
     select candidate_id, project_id, company_id, talent_id, 'open', app_now() from bookings where project_id = $1`,
    [project],
  );
  await run(
    `insert into projects (company_id, title, status, current_step, work_ends_on)
     select $1, 'Klart ' || n, 'completed', 5, $2::date - 300 - n * 7 % 3 from generate_series(1, ${ROWS}) n`,
    [company.company_id, today],
  );
  await run(
    `insert into project_edit_logs (project_id, type, actor_role, actor_name, field, created_date)
     select $1, 'project.edited', 'company', 'Kim', 'title', ${mixed()} from generate_series(1, ${ROWS}) n`,
    [project],
  );
}
