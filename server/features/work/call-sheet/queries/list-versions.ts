import { sql } from 'kysely';
import { PAGE_SIZE } from '#contract/kernel/fields.ts';
import type { SheetVersion } from '#contract/work/call-sheet.ts';
import { changesFor, type SheetContent, sheetFor } from '#domain/work/call-sheet/call-sheet.ts';
import type { TalentActor } from '#server/actor.ts';
import { pageOfRows } from '#server/db/page-of-rows.ts';
import type { Db } from '#server/db/transaction.ts';
import { type ProjectActor, visibleProjects } from '#server/features/projects/project/policy.ts';

interface Row extends Pick<SheetVersion, 'id' | 'published_date' | 'published_by'> {
  readonly content: SheetContent;
}

/**
 * The reader of a sheet: the talent's candidate id, or null for the company, which reads the common sheet. The whole
 * result is null if the actor may not read the sheet.
 */
export async function readerOf(db: Db, actor: TalentActor | ProjectActor, id: string) {
  const { rows } =
    actor.role === 'talent'
      ? await sql<{ reader: string | null }>`select candidate_id as reader from summonses
          where call_sheet_id = ${id} and talent_id = ${actor.talent_id} and status <> 'ended'
          order by created_date, id limit 1`.execute(db)
      : await sql<{
          reader: string | null;
        }>`select null as reader from call_sheets h join projects p on p.id = h.project_id
          where h.id = ${id} and ${visibleProjects(actor)}`.execute(db);
  return rows[0] ?? null;
}

/** A page of the published versions of a sheet, newest first; null if the actor may not read it. */
export async function listVersions(db: Db, actor: TalentActor | ProjectActor, id: string, page: number) {
  const found = await readerOf(db, actor, id);
  if (!found) return null;
  const { reader } = found;
  const [{ rows }, count] = await Promise.all([
    // One version more than the page, with which its oldest is compared.
    sql<Row>`select v.version as id, v.published_date, v.published_by, v.content from call_sheet_versions v
      where v.call_sheet_id = ${id} order by v.version desc ${pageOfRows(page, PAGE_SIZE, 1)}`.execute(db),
    sql<{ total: number }>`select count(*) as total from call_sheet_versions where call_sheet_id = ${id}`.execute(db),
  ]);
  const items = rows.slice(0, PAGE_SIZE).map(({ content, ...row }, place) => {
    const before = rows[place + 1];
    return {
      ...row,
      content: sheetFor(content, reader),
      changes: before ? changesFor(before.content, content, reader) : [],
    };
  });
  return { items, page, page_size: PAGE_SIZE, total: count.rows[0]?.total ?? 0 };
}
