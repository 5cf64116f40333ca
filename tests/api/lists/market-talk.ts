/** Notices, mails and messages for the list tests. */
import { type Market, mixed, ROWS } from './market.ts';

/** Makes notices to the talent and the company, failed mails and failed text messages. */
export async function makeNotices({ run, company, talent }: Market): Promise<void> {
  for (const [audience, column, id] of [
    ['talent', 'talent_id', talent.talent_id],
    ['company', 'company_id', company.company_id],
  ])
    await run(
      `insert into notices (audience, ${column}, title, message, type, created_date)
       select $1, $2, 'Hej', 'Hej', 'info ' || n, ${mixed()} from generate_series(1, ${ROWS}) n`,
      [audience, id],
    );
  await run(
    `insert into outbox (kind, recipient, content, state, state_date)
     select 'mail', n || '@recipient.example', '{"title": "Hej"}', 'dead', ${mixed()} from generate_series(1, ${ROWS}) n`,
  );
  await run(
    `insert into sms_messages (talent_id, what, outcome, error, closed_date)
     select $1, 'code', 'failed', 'refused 400', ${mixed()} from generate_series(1, ${ROWS}) n`,
    [talent.talent_id],
  );
}

/**
 * Makes threads; in every second thread the talent wrote last.
 * @returns the id of a thread with five messages
 */
export async function makeThreads({ run, pool, company, asked }: Market, project: string): Promise<string> {
  await run(
    `with chat as (insert into project_chats (project_id, company_id, talent_id, candidate_id, created_date, last_number, last_date,
        company_wrote, talent_wrote)
      select $1, $3, made.id, k.id, ${mixed()}, 1, ${mixed()}, (n + 1) % 2, n % 2
      from unnest($2::uuid[]) with ordinality as made (id, n) join candidates k on k.project_id = $1 and k.talent_id = made.id
      where n <= ${ROWS} returning *)
    insert into project_messages (chat_id, project_id, talent_id, sender_side, number, body, created_date)
    select id, project_id, talent_id, case when talent_wrote = 1 then 'talent' else 'company' end, 1, 'Hej', ${mixed()}
    from (select *, row_number() over () as n from chat) chat`,
    [project, asked, company.company_id],
  );
  const [{ id: chat, subject_id: thread } = { id: '', subject_id: '' }] = (
    await pool.query<{ id: string; subject_id: string }>(
      `update project_chats set last_number = 5, talent_wrote = 5
       where id = (select id from project_chats where company_id = $1 order by id limit 1) returning id, subject_id`,
      [company.company_id],
    )
  ).rows;
  await run(
    `insert into project_messages (chat_id, project_id, talent_id, sender_side, number, body)
     select id, project_id, talent_id, 'talent', n, 'Hej' from project_chats, generate_series(2, 5) n where id = $1`,
    [chat],
  );
  return thread;
}
