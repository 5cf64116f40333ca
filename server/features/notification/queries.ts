import { sql } from 'kysely';
import { PAGE_SIZE } from '#contract/fields.ts';
import { BELL_LIMIT, type Notice } from '#contract/notification.ts';
import { companyNoticeTarget, talentNoticeTarget } from '#domain/notification/notice-target.ts';
import type { Db } from '../../db/transaction.ts';
import type { CompanyActor, TalentActor } from '../../http/actor.ts';

type Recipient = TalentActor | CompanyActor;
type Row = Omit<Notice, 'target'>;

/** The table and rows that are the recipient's own. A company's notices belong to all its members. */
export function noticesOf(actor: Recipient) {
  return actor.role === 'talent'
    ? { table: sql.table('talent_notifications'), own: sql`talent_id = ${actor.talent_id}`, target: talentNoticeTarget }
    : {
        table: sql.table('company_notifications'),
        own: sql`company_id = ${actor.company_id}`,
        target: companyNoticeTarget,
      };
}

const COLUMNS = sql`id, title, message, type, notification_type, read, related_project_id, related_candidate_status_id, created_date`;

/** The bell: the newest notices and how many are unread. */
export async function loadBell(db: Db, actor: Recipient) {
  const { table, own, target } = noticesOf(actor);
  const [{ rows }, unread] = await Promise.all([
    sql<Row>`select ${COLUMNS} from ${table} where ${own} order by created_date desc, id limit ${BELL_LIMIT}`.execute(
      db,
    ),
    sql<{ unread_count: number }>`select count(*) as unread_count from ${table} where ${own} and not read`.execute(db),
  ]);
  return {
    unread_count: unread.rows[0]?.unread_count ?? 0,
    notifications: rows.map((row) => ({ ...row, target: target(row) })),
  };
}

/** A page of notices, newest first. */
export async function listNotices(db: Db, actor: Recipient, page: number) {
  const { table, own, target } = noticesOf(actor);
  const [{ rows }, count] = await Promise.all([
    sql<Row>`select ${COLUMNS} from ${table} where ${own} order by created_date desc, id
      limit ${PAGE_SIZE} offset ${(page - 1) * PAGE_SIZE}`.execute(db),
    sql<{ total: number }>`select count(*) as total from ${table} where ${own}`.execute(db),
  ]);
  const items = rows.map((row) => ({ ...row, target: target(row) }));
  return { items, page, page_size: PAGE_SIZE, total: count.rows[0]?.total ?? 0 };
}

/**
 * Both badges of the talent layout (spec, section 4). The rules stand in domain/candidate as well; a property test
 * holds the two against each other.
 */
export async function countBadges(db: Db, talent_id: string) {
  const { rows } = await sql<{ pending_request_count: number; assignment_count: number }>`
    select
      count(distinct (k.project_id, k.role_index, k.talent_id)) filter (where p.status = 'casting' and p.current_step in (2, 3, 4)
        and k.interest_status in ('pending', 'interested') and k.client_decision is distinct from 'rejected') as pending_request_count,
      count(distinct (k.project_id, k.role_index, k.talent_id)) filter (where p.status = 'active' and p.current_step = 5
        and k.client_decision = 'approved') as assignment_count
    from candidates k join projects p on p.id = k.project_id
    where k.talent_id = ${talent_id} and not k.is_deleted`.execute(db);
  return rows[0] ?? { pending_request_count: 0, assignment_count: 0 };
}
