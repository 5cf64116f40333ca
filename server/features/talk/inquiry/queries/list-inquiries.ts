import { sql } from 'kysely';
import { PAGE_SIZE } from '#contract/kernel/fields.ts';
import type { InquiryRow, QueuedInquiry } from '#contract/talk/inquiry.ts';
import type { InquiryKind } from '#domain/talk/inquiry/inquiry.rules.ts';
import { INQUIRY_STATUSES, type InquiryStatus } from '#domain/talk/inquiry/inquiry.workflow.ts';
import type { AdminActor, CompanyActor, TalentActor } from '#server/actor.ts';
import { countRowsBy } from '#server/db/count-rows.ts';
import { pageOfRows } from '#server/db/page-of-rows.ts';
import type { Db } from '#server/db/transaction.ts';
import { visibleInquiries } from './load-inquiry.ts';

/** Number of characters of the first message in a list. */
const BEGINNING = 160;

const ROW = sql`q.id, q.kind, q.category, q.status, q.message_count, q.created_date, q.waits_since,
  left((select m.words from inquiry_messages m where m.inquiry_id = q.id and m.position = 1), ${sql.lit(BEGINNING)}) as words`;

/** A page of the talent's or the company's inquiries, newest first. */
export async function listOwn(db: Db, actor: TalentActor | CompanyActor, page: number) {
  const visible = visibleInquiries(actor);
  const [{ rows }, count] = await Promise.all([
    sql<InquiryRow>`select ${ROW} from inquiries q where ${visible}
      order by q.created_date desc, q.id ${pageOfRows(page, PAGE_SIZE)}`.execute(db),
    sql<{ total: number }>`select count(*) as total from inquiries q where ${visible}`.execute(db),
  ]);
  return { items: rows, page, page_size: PAGE_SIZE, total: count.rows[0]?.total ?? 0 };
}

export interface QueueQuery {
  readonly status: InquiryStatus;
  readonly kind?: InquiryKind | undefined;
  readonly of: 'all' | 'mine' | 'nobody';
  readonly page: number;
}

/**
 * A page of the administrators' queue in one state, the longest waiting first, with the number of inquiries in each
 * state.
 */
export async function listQueue(db: Db, { account_id }: AdminActor, { status, kind, of, page }: QueueQuery) {
  const whose = { all: sql`true`, mine: sql`q.taken_by = ${account_id}`, nobody: sql`q.taken_by is null` }[of];
  const where = sql`(${kind ?? null}::text is null or q.kind = ${kind ?? null}::text) and ${whose}`;
  const [{ rows }, counts] = await Promise.all([
    sql<QueuedInquiry>`select ${ROW}, q.asker, q.asker_name, c.name as company_name, q.taken_by_name,
        coalesce(q.taken_by = ${account_id}, false) as is_mine
      from inquiries q left join companies c on c.id = q.company_id
      where q.status = ${status} and ${where} order by q.waits_since, q.id ${pageOfRows(page, PAGE_SIZE)}`.execute(db),
    countRowsBy(db, INQUIRY_STATUSES, sql`inquiries q where q.status = asked.status and ${where}`),
  ]);
  return { items: rows, page, page_size: PAGE_SIZE, total: counts[status], counts };
}
