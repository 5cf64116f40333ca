import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { PAGE_SIZE } from '#contract/kernel/fields.ts';
import type { AuditEntry } from '#contract/office/audit.ts';
import type { AuditKind } from '#domain/kernel/roles/looks.ts';
import { addDays } from '#domain/kernel/time/day.ts';
import { instantAt } from '#domain/kernel/time/instant.ts';
import { AUDIT_EXPORT_MOST } from '#domain/office/admin/admin.rules.ts';
import { countRows } from '#server/db/count-rows.ts';
import { likePattern } from '#server/db/like-pattern.ts';
import type { Db } from '#server/db/transaction.ts';

export interface AuditFilter {
  readonly account_id?: string | undefined;
  readonly kind?: AuditKind | undefined;
  /** Part of a name; empty for all. */
  readonly about: string;
  /** Swedish days (ISO), both inclusive. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/**
 * Maximum number of talents, of companies and of administrators looked up for a part of a name; with more matches a
 * longer part has to be typed.
 */
const OF_A_NAME = 500;
/** Maximum number of talents, companies, administrators and projects that an entry names. */
const NAMED = 3;

const whomByName = (name: string) => {
  const like = likePattern(name.toLowerCase());
  return sql`array(
    (select t.id from accounts a join talents t on t.account_id = a.id where lower(a.name) like ${like} limit ${OF_A_NAME})
    union all (select c.id from companies c where lower(c.name) like ${like} limit ${OF_A_NAME})
    union all (select a.id from accounts a where a.role = 'admin' and lower(a.name) like ${like} limit ${OF_A_NAME}))`;
};

function isOfKind(kind: AuditKind): RawBuilder<SqlBool> {
  if (kind === 'look') return sql`e.looks_at is not null`;
  if (kind === 'command') return sql`e.is_command`;
  return kind === 'about_minor' ? sql`e.shows_minor` : sql`e.looks_at = ${kind}`;
}

function isAsked({ account_id, kind, about, from, to }: AuditFilter): RawBuilder<SqlBool> {
  const all: RawBuilder<SqlBool>[] = [sql`true`];
  if (account_id) all.push(sql`e.account_id = ${account_id}`);
  if (kind) all.push(isOfKind(kind));
  if (about) all.push(sql`e.about_ids && ${whomByName(about)}`);
  if (from) all.push(sql`e.created_date >= ${instantAt(from, '00:00')}`);
  if (to) all.push(sql`e.created_date < ${instantAt(addDays(to, 1), '00:00')}`);
  return sql`${sql.join(all, sql` and `)}`;
}

type Named = AuditEntry['about'][number];

/**
 * The present names of talents, companies, administrators and projects, keyed by id; an id without a row is missing.
 */
async function namesOf(db: Db, ids: readonly string[]): Promise<Map<string, Named>> {
  const { rows } = await sql<Named>`
    select 'talent' as kind, t.id, a.name from talents t join accounts a on a.id = t.account_id where t.id = any(${ids}::uuid[])
    union all select 'company', c.id, c.name from companies c where c.id = any(${ids}::uuid[])
    union all select 'admin', a.id, a.name from accounts a where a.role = 'admin' and a.id = any(${ids}::uuid[])
    union all select 'project', p.id, p.title from projects p where p.id = any(${ids}::uuid[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

type Row = Omit<AuditEntry, 'about' | 'about_count'> & { readonly about_ids: readonly string[] };

async function selectEntries(db: Db, filter: AuditFilter, most: number, offset: number): Promise<AuditEntry[]> {
  const { rows } = await sql<Row>`
    select e.id, e.account_id, e.actor_name, e.admin_role, e.route, e.looks_at, e.is_command, e.shows_minor, e.about_ids,
      e.request_id, e.created_date
    from audit_entries e where ${isAsked(filter)}
    order by e.created_date desc, e.id desc limit ${most} offset ${offset}`.execute(db);
  const names = await namesOf(db, [...new Set(rows.flatMap(({ about_ids }) => about_ids))]);
  return rows.map(({ about_ids, ...row }) => {
    const about = about_ids.flatMap((id) => names.get(id) ?? []);
    return { ...row, about: about.slice(0, NAMED), about_count: about.length };
  });
}

/** A page of the audit log of administrators' readings and commands, the latest first. */
export async function listAudit(db: Db, filter: AuditFilter, page: number) {
  const wanted = isAsked(filter);
  const [items, total] = await Promise.all([
    selectEntries(db, filter, PAGE_SIZE, (page - 1) * PAGE_SIZE),
    countRows(db, sql`audit_entries e where ${wanted}`),
  ]);
  return { items, page, page_size: PAGE_SIZE, total };
}

/** The entries for an exported file, at most AUDIT_EXPORT_MOST; `is_cut` is true if there were more. */
export async function exportAudit(db: Db, filter: AuditFilter) {
  const found = await selectEntries(db, filter, AUDIT_EXPORT_MOST + 1, 0);
  return { items: found.slice(0, AUDIT_EXPORT_MOST), is_cut: found.length > AUDIT_EXPORT_MOST };
}
