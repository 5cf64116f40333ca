import { termsJson } from '#tests/factories/terms.ts';
import type { ListRow } from './list-row.ts';
import { type Market, mixed, REQUEST, ROWS } from './market.ts';

/** The lists of agents and their talents. */
export const AGENT_ROWS: Readonly<Record<string, ListRow>> = {
  'GET /talent/agents items': {
    as: 'talent',
    made: `select id, status in ('offered', 'accepted') as holds, created_date from representations where talent_id = $talent`,
    order: ['-holds', '-created_date', 'id'],
  },
  'GET /agent/talents items': {
    as: 'talent',
    made: `select r.id, r.status = 'offered' as is_offer, t.last_name as last, t.first_name as first
      from representations r join talents t on t.id = r.talent_id
      where r.agent_account_id = (select account_id from talents where id = $talent) and r.status = 'accepted'`,
    order: ['-is_offer', 'last', 'first', 'id'],
  },
  'GET /agent/waiting items': {
    as: 'talent',
    // Auditions without a last day come after the requests.
    made: `select w.id, coalesce(w.until, 'infinity') as until from representations r cross join lateral (
        select k.id, k.answer_by as until from candidates k join projects p on p.id = k.project_id
        where k.talent_id = r.talent_id and k.interest_status in ('pending', 'overdue_interest') and not k.is_deleted
          and k.closed_date is null and p.status = 'casting'
        union all
        select v.id, null from invitations v join auditions d on d.id = v.audition_id join projects p on p.id = v.project_id
        where v.talent_id = r.talent_id and v.status = 'invited' and d.status = 'published' and p.status = 'casting') w
      where r.agent_account_id = (select account_id from talents where id = $talent) and r.status = 'accepted'`,
    order: ['until', 'id'],
  },
};

/** Makes agents of the talent, and talents of whom the talent is the agent, with a second factor. */
export async function makeRepresented({ run, talent, company, asked }: Market): Promise<void> {
  await run(
    `insert into representations (id, talent_id, agent_name, agent_email, status, allowed, expires_date, created_date, updated_date)
     select gen_random_uuid(), $1, 'Agent ' || n, n || '@agent.example',
       case when n <= 3 then 'offered' else 'withdrawn' end, '{}', '2099-12-31', ${mixed()}, ${mixed()}
     from generate_series(1, ${ROWS}) n`,
    [talent.talent_id],
  );
  await run(
    `insert into representations (id, talent_id, agent_account_id, agent_name, agent_email, status, allowed, expires_date, created_date, updated_date)
     select gen_random_uuid(), id, $2, 'Agenten', 'agenten@agent.example', 'accepted', '{answers}', '2099-12-31', ${mixed()}, ${mixed()}
     from unnest($1::uuid[]) with ordinality as made (id, n) where n between 101 and ${100 + ROWS} and id <> $3`,
    [asked, talent.account_id, talent.talent_id],
  );
  // Requests that wait for an answer, one of each of these talents.
  await run(
    `${REQUEST} select p.id, r.id, 0, talent.id, 'pending', false, $3, date '2099-01-01' + (p.n % 3)::int, ${mixed('p.n')}, null, 0
     from (select *, row_number() over (order by title) as n from projects where company_id = $1 and status = 'casting' and title ~ '^P[0-9]+$') p
       join project_roles r on r.project_id = p.id
       join unnest($2::uuid[]) with ordinality as talent (id, at) on talent.at = p.n + 100
     where p.n <= ${ROWS}`,
    [company.company_id, asked, termsJson()],
  );
  await run(`insert into two_factors (account_id, secret, backup_codes, verified) values ($1, '', '', true)`, [
    talent.account_id,
  ]);
  await run('update accounts set two_factor_enabled = true where id = $1', [talent.account_id]);
}
