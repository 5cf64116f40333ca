import { sql } from 'kysely';
import { PAGE_SIZE } from '#contract/fields.ts';
import { BELL_LIMIT, type Notice } from '#contract/notification.ts';
import { adminNoticeTarget, companyNoticeTarget, talentNoticeTarget } from '#domain/notification/notice-target.ts';
import type { SignedInActor } from '../../actor.ts';
import type { Db } from '../../db/transaction.ts';

type Row = Omit<Notice, 'target'>;

/** The rows that are the reader's own. A company's notices belong to all its members, the administrators' to all of them. */
export function ownNotices(actor: SignedInActor) {
  switch (actor.role) {
    case 'talent':
      return sql`audience = 'talent' and talent_id = ${actor.talent_id}`;
    case 'company':
      return sql`audience = 'company' and company_id = ${actor.company_id}`;
    case 'admin':
      return sql`audience = 'admin'`;
  }
}

const TARGET = { talent: talentNoticeTarget, company: companyNoticeTarget, admin: adminNoticeTarget } as const;

const COLUMNS = sql`id, title, message, type, notification_type, read, related_project_id, related_candidate_status_id, created_date`;

/** The bell: the newest notices and how many are unread. */
export async function loadBell(db: Db, actor: SignedInActor) {
  const [own, target] = [ownNotices(actor), TARGET[actor.role]];
  const [{ rows }, unread] = await Promise.all([
    sql<Row>`select ${COLUMNS} from notices where ${own} order by created_date desc, id limit ${BELL_LIMIT}`.execute(
      db,
    ),
    sql<{ unread_count: number }>`select count(*) as unread_count from notices where ${own} and not read`.execute(db),
  ]);
  return {
    unread_count: unread.rows[0]?.unread_count ?? 0,
    notifications: rows.map((row) => ({ ...row, target: target(row) })),
  };
}

/** A page of notices, newest first. */
export async function listNotices(db: Db, actor: SignedInActor, page: number) {
  const [own, target] = [ownNotices(actor), TARGET[actor.role]];
  const [{ rows }, count] = await Promise.all([
    sql<Row>`select ${COLUMNS} from notices where ${own} order by created_date desc, id
      limit ${PAGE_SIZE} offset ${(page - 1) * PAGE_SIZE}`.execute(db),
    sql<{ total: number }>`select count(*) as total from notices where ${own}`.execute(db),
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
