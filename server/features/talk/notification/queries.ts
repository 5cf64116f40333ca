import type { RawBuilder } from 'kysely';
import { PAGE_SIZE } from '#contract/kernel/fields.ts';
import { BELL_LIMIT, type Notice, UNREAD_THREADS_MAX, type UnreadThreads } from '#contract/talk/notification.ts';
import { noticeNounsOf } from '#domain/talk/notification/notice-desks.ts';
import { MESSAGE_SENT, MESSAGE_TO_ALL } from '#domain/talk/notification/notice-target.ts';
import type { SignedInActor } from '#server/actor.ts';
import { countRows } from '#server/db/count-rows.ts';
import { pageOfRows } from '#server/db/page-of-rows.ts';
import { sql } from '#server/db/sql.ts';
import type { Db } from '#server/db/transaction.ts';
import { TARGET } from '#server/events/notices.ts';
import { isSeenId } from '#server/features/people/talent/policy.ts';
import { NOT_AVAILABLE } from '#texts/kernel/not-available.ts';

type Row = Omit<Notice, 'target'> & { readonly subject_id: string | null };

/**
 * The condition for the actor's notices. A company's notices belong to all its members; administrators' notices belong
 * to all administrators whose role gets that type.
 */
export function ownNotices(actor: SignedInActor) {
  switch (actor.role) {
    case 'talent':
      return sql`audience = 'talent' and talent_id = ${actor.talent_id}`;
    case 'company':
      return sql`audience = 'company' and company_id = ${actor.company_id}`;
    case 'admin':
      return sql`audience = 'admin' and split_part(type, '.', 1) = any(${noticeNounsOf(actor.admin_role)})`;
  }
}

/**
 * SQL for the title and message of a notice `n`, as the reader sees them on `today`. For a notice about a talent whom a
 * company may no longer see, the company gets a substitute title without a message.
 */
export function wordsOfNotice(actor: SignedInActor, today: string) {
  if (actor.role !== 'company') return { title: sql`n.title`, message: sql`n.message` };
  const isOfUnseen = sql`exists (
    select from candidates k where k.id = n.related_candidate_status_id
      and not ${isSeenId(sql.ref('k.talent_id'), actor, today)})`;
  return {
    title: sql`case when ${isOfUnseen} then ${NOT_AVAILABLE} else n.title end`,
    message: sql`case when ${isOfUnseen} then '' else n.message end`,
  };
}

function columns(actor: SignedInActor, today: string) {
  const { title, message } = wordsOfNotice(actor, today);
  return sql`n.id, ${title} as title, ${message} as message, n.type, n.notification_type, n.read, n.related_project_id,
    n.related_candidate_status_id, n.created_date,
    (select e.subject_id from events e where e.id = n.event_id) as subject_id`;
}

const present = ({ subject_id, ...row }: Row, target: (typeof TARGET)[keyof typeof TARGET]): Notice => ({
  ...row,
  target: target({ ...row, subject_id }),
});

/**
 * Maximum number of unread notices that an administrator's bell counts. All administrators share these notices, nobody
 * need ever read them, and the badge shows 99+.
 */
const COUNTED_OF_ADMINS = 100;

/**
 * Number of unread notices and of unread threads, and the newest unread threads. An unread thread has exactly one
 * unread notice; administrators have no threads.
 */
async function countUnread(db: Db, { role }: SignedInActor, own: RawBuilder<unknown>) {
  const most = role === 'admin' ? sql`limit ${sql.lit(COUNTED_OF_ADMINS)}` : sql``;
  const { rows } = await sql<{ unread_count: number; unread_thread_count: number; unread_threads: UnreadThreads }>`
    with unread as (
      select type in (${MESSAGE_SENT}, ${MESSAGE_TO_ALL}) as is_message, related_candidate_status_id as candidate_id,
        related_project_id as project_id, created_date, id
      from notices where ${own} and not read ${most})
    select count(*) as unread_count, count(*) filter (where is_message) as unread_thread_count,
      coalesce((select jsonb_agg(jsonb_build_object('candidate_id', candidate_id, 'project_id', project_id))
        from (select * from unread where is_message order by created_date desc, id limit ${UNREAD_THREADS_MAX}) newest), '[]') as unread_threads
    from unread`.execute(db);
  return rows[0] ?? { unread_count: 0, unread_thread_count: 0, unread_threads: [] };
}

/**
 * The bell on `today`: the newest notices, the numbers of unread notices and threads, and the newest unread threads.
 */
export async function loadBell(db: Db, actor: SignedInActor, today: string) {
  const [own, target] = [ownNotices(actor), TARGET[actor.role]];
  const [{ rows }, unread] = await Promise.all([
    sql<Row>`select ${columns(actor, today)} from notices n where ${own} order by created_date desc, id limit ${BELL_LIMIT}`.execute(
      db,
    ),
    countUnread(db, actor, own),
  ]);
  return {
    ...unread,
    notifications: rows.map((row) => present(row, target)),
  };
}

/** A page of the actor's notices, newest first. */
export async function listNotices(db: Db, actor: SignedInActor, page: number, today: string) {
  const [own, target] = [ownNotices(actor), TARGET[actor.role]];
  const [{ rows }, total] = await Promise.all([
    sql<Row>`select ${columns(actor, today)} from notices n where ${own} order by created_date desc, id
      ${pageOfRows(page, PAGE_SIZE)}`.execute(db),
    countRows(db, sql`notices where ${own}`),
  ]);
  const items = rows.map((row) => present(row, target));
  return { items, page, page_size: PAGE_SIZE, total };
}

/**
 * The two badges of the talent layout (spec, section 4). The rules are also in domain/casting/candidate; a property
 * test compares the two.
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
