/**
 * The smallest program that does our server's work on the same rows: node:http and `pg` with prepared statements. It
 * checks only the session and the owner of the rows: no validation, no contract, no log. The difference in time is the
 * cost of our server. A write and its event are one statement, because a change without an event would be less work.
 */

import { createServer, type IncomingMessage } from 'node:http';
import type pg from 'pg';
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

const names = new Map<string, string>();

/**
 * Sends a prepared statement. Named here, because our connections name only the statements of promises, and `pg.Pool`
 * asks with a callback.
 */
function ask<Row extends pg.QueryResultRow>(text: string, values: readonly string[]) {
  const name = names.get(text) ?? `bare${names.size}`;
  names.set(text, name);
  return pool.query<Row>({ name, text, values: [...values] });
}

// Beside peers (measure-peers.ts): the list with a filter, and writes of the row alone, or with the same rows beside it as
// our server writes.
const CASTING = PAGE.replace('order by p.created_date', `and p.status = 'casting' order by p.created_date`);
const INSERT = `insert into projects as p (company_id, title, description, status, current_step) values ($1, $2, $3, 'draft', 1) returning ${PROJECT}`;
const CHANGE = `update projects as p set title = $2, description = $3, revision = p.revision + 1 where p.id = $4 and p.company_id = $1 returning ${PROJECT}`;
const WRITES: Readonly<Record<string, string>> = {
  'POST /alone': INSERT,
  'PUT /alone': CHANGE,
  'POST /logged': `with written as (${INSERT}), event as (
      insert into events (noun, type, subject_id, actor_role, actor_account_id, actor_name, to_state, payload)
      select 'project', 'project.create', written.id, 'company', $4, 'Skri Vare', '{}', '{}' from written returning id, subject_id),
    concerned as (
      insert into event_concerns (event_id, noun, concerned_id)
      select event.id, row.noun, row.id from event, lateral (values ('company', $1::uuid), ('project', event.subject_id)) as row (noun, id)),
    logged as (
      insert into project_edit_logs (project_id, event_id, type, actor_role, actor_name, field)
      select subject_id, id, 'project.create', 'company', 'Skri Vare', 'create' from event)
    select * from written`,
  'PUT /logged': `with before as (select title, description from projects where id = $4), written as (${CHANGE}), logged as (
      insert into project_edit_logs (project_id, type, actor_role, actor_name, field, old_value, new_value)
      select written.id, 'project.edit', 'company', 'Skri Vare', row.field, row.old_value, row.new_value
      from written, before, lateral (values ('title', before.title, $2), ('description', before.description, $3)) as row (field, old_value, new_value))
    select * from written`,
};

async function whose(token: string) {
  const { rows } = await ask<{ account_id: string; talent_id: string; company_id: string }>(SESSION, [token]);
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
    const [notices, unread, badges] = await Promise.all([ask(NOTICES, of), ask(UNREAD, of), ask(BADGES, of)]);
    return { ...unread.rows[0], notifications: notices.rows, ...badges.rows[0] };
  }
  const { company_id, account_id } = await whose(method === 'GET' ? COMPANY_TOKEN : WRITER_TOKEN);
  const [, folder, id = ''] = url.split('/');
  const write = WRITES[`${method} /${folder}`];
  if (write) {
    const { title, description } = await readBody(request);
    const last = id ? [id] : folder === 'logged' ? [account_id] : [];
    return (await ask(write, [company_id, title, description, ...last])).rows[0];
  }
  if (method === 'POST') {
    const { title, description } = await readBody(request);
    return (await ask(CREATE, [company_id, account_id, title, 'project.create', description])).rows[0];
  }
  if (method === 'PUT') {
    const { title } = await readBody(request);
    return (await ask(UPDATE, [company_id, account_id, title, 'project.edit', id])).rows[0];
  }
  if (url === '/projects') return { items: (await ask(PAGE, [company_id])).rows.slice(0, 25) };
  if (url === '/casting') return { items: (await ask(CASTING, [company_id])).rows.slice(0, 25) };
  if (url === '/summaries') {
    const [items, count] = await Promise.all([ask(SUMMARIES, [company_id]), ask(COUNT, [company_id])]);
    return { items: items.rows, ...count.rows[0] };
  }
  return (await ask(ONE, [company_id, id])).rows[0];
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
