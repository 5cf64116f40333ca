/** The assignments of the talent in the list tests, and announcements. */
import { aDocumentRow } from '#tests/factories/documents.ts';
import { termsJson } from '#tests/factories/terms.ts';
import { BOOKING, type Market, mixed, REQUEST, RIGHTS, ROWS } from './market.ts';

/**
 * Makes the talent's assignments, with agreements, rights, reviews and reports, and announcements of the company. Each
 * coming assignment also has a past day and a cancelled day, which must not affect the order.
 */
export async function makeAssignments({ run, pool, company, talent, today }: Market): Promise<void> {
  const assigned = (title: string) => `
    with project as (
      insert into projects (company_id, title, status, current_step)
      select $1, '${title} ' || n, 'active', 5 from generate_series(1, ${ROWS}) n returning id, title),
    role as (insert into project_roles (project_id, role_index, title) select id, 0, 'Ryttare' from project returning id, project_id),
    asked as (${REQUEST} select project_id, id, 0, $2, 'interested', false, $3, '2099-01-01', ${mixed('1')}, ${mixed('1')}, 0
      from role returning id, project_id, role_id),
    numbered as (select asked.*, substring(title from '\\d+')::int as n from asked join project on project.id = asked.project_id)
    ${BOOKING} select numbered.id, project_id, role_id, $1, $2, day, day, 1, status, app_now() from numbered`;
  const values = [company.company_id, talent.talent_id, termsJson(), today];
  await run(
    `${assigned('Kommande')}, lateral (values ($4::date + 20 + n * 7 % ${ROWS}, 'confirmed'), ($4::date - 20 - n, 'completed'),
      ($4::date + 1 + n % 3, 'cancelled')) as days (day, status)`,
    values,
  );
  await run(
    `insert into agreements (candidate_id, project_id, company_id, talent_id, kind, version, terms, status, document_id, signed_document_id, signed_date, created_date)
     select k.id, k.project_id, $1, $2, 'work', 1, k.terms, 'signed', $3, $3, app_now(), ${mixed()}
     from (select *, row_number() over (order by id) as n from candidates where talent_id = $2 and interest_status = 'interested') k`,
    [company.company_id, talent.talent_id, await aDocumentRow(pool)],
  );
  await run(RIGHTS, [talent.talent_id]);
  await run(
    `with project as (
      insert into projects (company_id, title, status, current_step)
      select $1, 'Annons ' || n, 'casting', 2 from generate_series(1, ${ROWS}) n returning id),
    role as (insert into project_roles (project_id, role_index, title) select id, 0, 'Ryttare' from project returning id, project_id)
    insert into announcements (company_id, project_id, role_id, status, slug, heading, body, closes_on, published_date, created_date)
    select $1, project_id, id, 'published', 'annons-' || n, 'Ryttare', 'Rid.', '2099-01-01', ${mixed()}, ${mixed('(n + 1)')}
    from (select *, row_number() over (order by id) as n from role) r`,
    [company.company_id],
  );
  await run(
    `insert into reviews (candidate_id, project_id, company_id, talent_id, status, closes_date, created_date)
     select k.id, k.project_id, $1, $2, 'published', app_now(), ${mixed()}
     from (select *, row_number() over (order by id) as n from candidates where talent_id = $2 and interest_status = 'interested') k`,
    [company.company_id, talent.talent_id],
  );
  await run(
    `${assigned('Förbi')}, lateral (values ($4::date - 200 - n * 7 % 3, 'cancelled')) as days (day, status)`,
    values,
  );

  await run(
    `insert into work_reports (candidate_id, project_id, company_id, talent_id, status, last_day, decided_date)
     select b.candidate_id, b.project_id, b.company_id, b.talent_id, 'approved', b.ends_on, app_now()
     from bookings b join projects p on p.id = b.project_id where b.talent_id = $1 and p.title like 'Förbi%'`,
    [talent.talent_id],
  );
}
