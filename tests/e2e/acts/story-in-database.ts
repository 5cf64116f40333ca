import type pg from 'pg';

/** The rows of a project at the end of its story. */
export async function storyInDatabase(pool: pg.Pool, project_title: string) {
  const project = '(select id from projects where title = $1)';
  const rows = async (sql: string) => (await pool.query<Record<string, unknown>>(sql, [project_title])).rows;
  const lists = async (sql: string) => (await rows(sql)).map((row) => Object.values(row));
  const words = async (sql: string) => (await lists(sql)).map(([word]) => word);
  return {
    project: await rows('select status, current_step from projects where title = $1'),
    /**
     * For each candidate: first name, answer, decision, message and fee; true if the final answer was sent; true if the
     * talent has opened the request.
     */
    candidates: await lists(
      `select t.first_name, c.interest_status, c.client_decision, c.answer_message, c.day_fee_ore,
         c.closed_date is not null as is_closed, c.seen_date is not null as is_seen
       from candidates c join talents t on t.id = c.talent_id where c.project_id = ${project} order by t.first_name`,
    ),
    bookings: await rows(
      `select t.first_name, b.starts_on::text, b.ends_on::text, b.day_fee_ore, b.status
       from bookings b join talents t on t.id = b.talent_id where b.project_id = ${project}`,
    ),
    events: await words(
      `select e.type from events e join event_concerns c on c.event_id = e.id where c.noun = 'project' and c.concerned_id = ${project} order by e.id`,
    ),
    /** The types of entries in the project's log. */
    logged: await words(
      `select type from project_edit_logs where project_id = ${project} group by type order by min(event_id)`,
    ),
    /** The talent's address, and the title of the notice. */
    talent_notices: await lists(
      `select a.email, n.title from talent_notifications n join talents t on t.id = n.talent_id
       join accounts a on a.id = t.account_id
       where n.related_project_id = ${project} order by t.first_name, n.event_id`,
    ),
    company_notices: await words(
      `select title from company_notifications where related_project_id = ${project} order by event_id`,
    ),
    /** Address and subject of the mails to the project's candidates. */
    mails: await lists(
      `select m.recipient, m.content ->> 'title' from outbox m
       join accounts a on a.email = m.recipient join talents t on t.account_id = a.id
       join candidates c on c.talent_id = t.id and c.project_id = ${project}
       where m.content ->> 'title' not like 'Bekräfta%' order by t.first_name, m.created_date`,
    ),
    /** Name, width and height in pixels. */
    pictures: await lists(
      `select t.first_name, m.width, m.height from media m
       join talents t on t.id = m.talent_id join candidates c on c.talent_id = t.id
       where c.project_id = ${project} order by t.first_name`,
    ),
  };
}
