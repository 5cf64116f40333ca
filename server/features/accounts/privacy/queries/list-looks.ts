import { sql } from 'kysely';
import { PAGE_SIZE } from '#contract/kernel/fields.ts';
import type { AdminRole } from '#domain/kernel/roles/admin-roles.ts';
import type { Look } from '#domain/kernel/roles/looks.ts';
import type { Db } from '#server/db/transaction.ts';

interface Row {
  readonly id: string;
  readonly admin_role: AdminRole;
  readonly looks_at: Look;
  readonly created_date: string;
}

/** A page of the administrators' looks at private data of a talent, newest first. */
export async function listLooks(db: Db, talent_id: string, page: number) {
  const isAbout = sql`looks_at is not null and about_ids @> array[${talent_id}::uuid]`;
  const [{ rows }, count] = await Promise.all([
    sql<Row>`
      select id, admin_role, looks_at, created_date from audit_entries where ${isAbout}
      order by created_date desc, id desc limit ${PAGE_SIZE} offset ${(page - 1) * PAGE_SIZE}`.execute(db),
    sql<{ total: number }>`select count(*) as total from audit_entries where ${isAbout}`.execute(db),
  ]);
  return { items: rows, page, page_size: PAGE_SIZE, total: count.rows[0]?.total ?? 0 };
}
