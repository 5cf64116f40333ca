/**
 * The smallest program that does our server's work on the same rows: node:http and `pg` with prepared statements. It
 * checks only the session and the owner of the rows: no validation, no contract, no log. The difference in time is the
 * cost of our server. A write and its event are one statement, because a change without an event would be less work.
 */

import { createServer, type IncomingMessage } from 'node:http';
import { createPool } from '#server/db/pool.ts';
import { COMPANY_TOKEN, TALENT_TOKEN, WRITER_TOKEN } from './fill.ts';
import { NOW } from './moment.ts';

const pool = createPool(process.env.DATABASE_URL ?? '');

const SESSION = `select a.id as account_id, t.id as talent_id, m.company_id from sessions s join accounts a on a.id = s.account_id
  left join talents t on t.account_id = a.id left join company_members m on m.account_id = a.id
  where s.token = $1 and s.expires_date > ${NOW}`;
const NOTICES = `select id, title, message, type, notification_type, read, related_project_id, related_candidate_status_id, created_date
  from notices where audience = 'talent' and talent_id = $1 order by created_date desc, id limit 10`;
const UNREAD = `select count(*) as unread_count from notices where audience = 'talent' and talent_id = $1 and not read`;
const BADGES = `select
    count(distinct (k.project_id, k.role_index, k.talent_id)) filter (where p.status = 'casting' and p.current_step in (2, 3, 4)
      and k.interest_status in ('pending', 'interested') and k.client_decision is distinct from 'rejected') as pending_request_count,
    count(distinct (k.project_id, k.role_index, k.talent_id)) filter (where p.status = 'active' and p.current_step = 5
      and k.client_decision = 'approved') as assignment_count
  from candidates k join projects p on p.id = k.project_id where k.talent_id = $1 and not k.is_deleted`;

const PROJECT = `p.id, p.created_date, p.updated_date, p.company_id, p.kind, p.title, p.production_type, p.description, p.municipality_id,
  p.place, p.usage_media, p.usage_territory, p.usage_months, p.decision_by, p.status, p.current_step, p.cancel_reason, p.revision,
  coalesce((select jsonb_agg(jsonb_build_object('kind', d.kind, 'starts_on', d.starts_on, 'ends_on', d.ends_on) order by d.starts_on)
    from project_dates d where d.project_id = p.id), '[]') as dates,
  coalesce((select jsonb_agg(to_jsonb(r) order by r.role_index) from project_roles r where r.project_id = p.id), '[]') as roles`;
const ONE = `select ${PROJECT} from projects p where p.company_id = $1 and p.id = $2`;
const PAGE = `select ${PROJECT} from projects p where p.company_id = $1 order by p.created_date desc, p.id desc limit 26`;
const CALLED = `from invitations v join auditions d on d.id = v.audition_id where v.project_id = p.id and d.status = 'published'
    and (v.status = 'invited' or v.status = 'accepted' and d.kind = 'self_tape')`;
const SUMMARIES = `select p.*, d.first_day, d.last_day, r.*, k.*, (select count(*) ${CALLED}) as called_count,
    (select count(*) ${CALLED} and v.asked_time_date is not null) as asked_time_count,
    (select count(*) from counter_offers o where o.project_id = p.id and o.status = 'with_company') as offer_count,
    exists (select from sign_offs s where s.project_id = p.id and s.what = 'activate' and s.status = 'asked') as awaits_sign_off
  from (select p.id, p.kind, p.acceptance, p.title, p.production_type, p.status, p.current_step, c.name as company_name, p.municipality_id,
      p.created_date, p.updated_date
    from projects p join companies c on c.id = p.company_id where p.company_id = $1 order by p.updated_date desc, p.id limit 24) p
  cross join lateral (select min(starts_on) as first_day, max(ends_on) as last_day from project_dates where project_id = p.id) d
  cross join lateral (select count(*) as role_count, coalesce(sum(headcount), 0) as headcount from project_roles where project_id = p.id) r
  cross join lateral (
    select count(*) filter (where interest_status = 'pending') as pending_count,
      count(*) filter (where interest_status = 'interested') as interested_count,
      count(*) filter (where interest_status = 'overdue_interest') as overdue_count,
      count(*) filter (where client_decision = 'approved') as approved_count
    from candidates where project_id = p.id and not is_deleted) k
  order by p.updated_date desc, p.id`;
const COUNT = 'select count(*) as total from projects where company_id = $1';
const EVENT = `insert into events (noun, type, subject_id, actor_role, actor_account_id, actor_name, to_state, payload)
  select 'project', $4, written.id, 'company', $2, 'Bo Lag', '{}', '{}' from written`;
const CREATE = `with written as (
    insert into projects as p (company_id, title, description, status, current_step) values ($1, $3, $5, 'draft', 1) returning ${PROJECT}),
  event as (${EVENT}) select * from written`;
const UPDATE = `with written as (
    update projects as p set title = $3, revision = p.revision + 1 where p.id = $5 and p.company_id = $1 returning ${PROJECT}),
  event as (${EVENT}) select * from written`;

async function whose(token: string) {
  const { rows } = await pool.query<{ account_id: string; talent_id: string; company_id: string }>(SESSION, [token]);
  const [row] = rows;
  if (!row) throw new Error('The session does not exist.');
  return row;
}

async function readBody(request: IncomingMessage): Promise<{ title: string; description: string }> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return JSON.parse(Buffer.concat(chunks).toString());
}

async function answer(request: IncomingMessage): Promise<unknown> {
  const { method, url = '' } = request;
  if (url === '/poll') {
    const of = [(await whose(TALENT_TOKEN)).talent_id];
    const [notices, unread, badges] = await Promise.all([
      pool.query(NOTICES, of),
      pool.query(UNREAD, of),
      pool.query(BADGES, of),
    ]);
    return { ...unread.rows[0], notifications: notices.rows, ...badges.rows[0] };
  }
  const { company_id, account_id } = await whose(method === 'GET' ? COMPANY_TOKEN : WRITER_TOKEN);
  const id = url.split('/')[2];
  if (method === 'POST') {
    const { title, description } = await readBody(request);
    return (await pool.query(CREATE, [company_id, account_id, title, 'project.create', description])).rows[0];
  }
  if (method === 'PUT') {
    const { title } = await readBody(request);
    return (await pool.query(UPDATE, [company_id, account_id, title, 'project.edit', id])).rows[0];
  }
  if (url === '/projects') return { items: (await pool.query(PAGE, [company_id])).rows.slice(0, 25) };
  if (url === '/summaries') {
    const [items, count] = await Promise.all([pool.query(SUMMARIES, [company_id]), pool.query(COUNT, [company_id])]);
    return { items: items.rows, ...count.rows[0] };
  }
  return (await pool.query(ONE, [company_id, id])).rows[0];
}

const server = createServer((request, response) => {
  answer(request).then(
    (body) => response.setHeader('content-type', 'application/json').end(JSON.stringify(body)),
    (error) => response.writeHead(500).end(String(error)),
  );
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  console.log(`ready http://127.0.0.1:${typeof address === 'object' && address ? address.port : ''}`);
});
process.on('SIGTERM', () => process.exit(0));
