import type pg from 'pg';

/** What the tables hold of a project after its story, in the order it happened. */
export async function storyInDatabase(pool: pg.Pool, project_title: string) {
  const rows = async (sql: string) => (await pool.query<Record<string, unknown>>(sql, [project_title])).rows;
  const project = `(select id from projects where title = $1)`;
  return {
    project: await rows('select status, current_step from projects where title = $1'),
    candidates: await rows(
      `select t.first_name, r.title as role_title, c.interest_status, c.client_decision, c.answer_message,
         c.day_fee_ore, c.closed_date is not null as is_closed, c.seen_date is not null as is_seen
       from candidates c join talents t on t.id = c.talent_id join project_roles r on r.id = c.role_id
       where c.project_id = ${project} order by t.first_name`,
    ),
    bookings: await rows(
      `select t.first_name, b.starts_on::text, b.ends_on::text, b.day_fee_ore, b.status
       from bookings b join talents t on t.id = b.talent_id where b.project_id = ${project}`,
    ),
    events: (await rows(`select type from events where project_id = ${project} order by id`)).map(({ type }) => type),
    log_types: (
      await rows(
        `select type from project_edit_logs where project_id = ${project} group by type order by min(event_id)`,
      )
    ).map(({ type }) => type),
    talent_notices: await rows(
      `select t.first_name, n.title from talent_notifications n join talents t on t.id = n.talent_id
       where n.related_project_id = ${project} order by t.first_name, n.created_date`,
    ),
    company_notices: (
      await rows(`select title from company_notifications where related_project_id = ${project} order by created_date`)
    ).map(({ title }) => title),
    mails: await rows(
      `select m.to_email, m.subject from mails m
       join accounts a on a.email = m.to_email join talents t on t.account_id = a.id
       join candidates c on c.talent_id = t.id and c.project_id = ${project}
       where m.subject not like 'Bekräfta%' order by t.first_name, m.created_date`,
    ),
  };
}
