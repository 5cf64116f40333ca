/**
 * The least program that answers the same question from the same rows: node:http, `pg` with named statements, no
 * guard, no validation, no contract. What ours costs beyond it is the price of those.
 */
import { createServer } from 'node:http';
import { createPool } from '#server/db/pool.ts';
import { TALENT_TOKEN } from './fill.ts';

const pool = createPool(process.env.DATABASE_URL ?? '');

const SESSION = `select t.id from sessions s join accounts a on a.id = s.account_id left join talents t on t.account_id = a.id
  where s.token = $1 and s.expires_date > now()`;
const NOTICES = `select id, title, message, type, notification_type, read, related_project_id, related_candidate_status_id, created_date
  from notices where audience = 'talent' and talent_id = $1 order by created_date desc, id limit 10`;
const UNREAD = `select count(*) as unread_count from notices where audience = 'talent' and talent_id = $1 and not read`;
const BADGES = `select
    count(distinct (k.project_id, k.role_index, k.talent_id)) filter (where p.status = 'casting' and p.current_step in (2, 3, 4)
      and k.interest_status in ('pending', 'interested') and k.client_decision is distinct from 'rejected') as pending_request_count,
    count(distinct (k.project_id, k.role_index, k.talent_id)) filter (where p.status = 'active' and p.current_step = 5
      and k.client_decision = 'approved') as assignment_count
  from candidates k join projects p on p.id = k.project_id where k.talent_id = $1 and not k.is_deleted`;

async function poll() {
  const { rows } = await pool.query<{ id: string }>(SESSION, [TALENT_TOKEN]);
  const of = [rows[0]?.id];
  const [notices, unread, badges] = await Promise.all([
    pool.query(NOTICES, of),
    pool.query(UNREAD, of),
    pool.query(BADGES, of),
  ]);
  return { ...unread.rows[0], notifications: notices.rows, ...badges.rows[0] };
}

const server = createServer((_request, response) => {
  poll().then(
    (body) => response.setHeader('content-type', 'application/json').end(JSON.stringify(body)),
    (error) => response.writeHead(500).end(String(error)),
  );
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  console.log(`ready http://127.0.0.1:${typeof address === 'object' && address ? address.port : ''}`);
});
process.on('SIGTERM', () => process.exit(0));
