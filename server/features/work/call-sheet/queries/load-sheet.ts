import { sql } from 'kysely';
import { lacksOfSheet, type SheetContent } from '#domain/work/call-sheet/call-sheet.ts';
import type { CallSheetSubject, SheetStatus } from '#domain/work/call-sheet/call-sheet.workflow.ts';
import type { Db } from '#server/db/transaction.ts';
import type { Loaded } from '#server/lifecycle/adapter.ts';

/** A sheet with its last published version. */
export interface LoadedSheet {
  readonly id: string;
  readonly project_id: string;
  readonly company_id: string;
  readonly day: string;
  readonly status: SheetStatus;
  readonly content: SheetContent;
  readonly revision: number;
  readonly version: number;
  readonly published_date: string | null;
  readonly told: SheetContent | null;
  readonly is_changed: boolean;
  readonly is_active: boolean;
  readonly project_title: string;
  readonly company_name: string;
}

/** The sheets that meet `where`, in which `h` is the sheet and `p` its project; ordered by day. */
export async function loadSheets(db: Db, where: ReturnType<typeof sql>): Promise<LoadedSheet[]> {
  const { rows } = await sql<LoadedSheet>`
    select h.id, h.project_id, h.company_id, h.day, h.status, h.content, h.revision, h.version, h.published_date,
      v.content as told, h.content is distinct from v.content as is_changed, p.status = 'active' as is_active,
      p.title as project_title, c.name as company_name
    from call_sheets h join projects p on p.id = h.project_id join companies c on c.id = h.company_id
      left join call_sheet_versions v on v.call_sheet_id = h.id and v.version = h.version
    where ${where} order by h.day, h.id`.execute(db);
  return rows;
}

/** The facts for a sheet's guards. */
export const sheetSubject = (sheet: LoadedSheet): CallSheetSubject => ({
  ...sheet,
  is_complete: lacksOfSheet(sheet.content).length === 0,
});

/** A sheet in the form that `move` takes. */
export function sheetObject(sheet: LoadedSheet): Loaded<'call_sheet'> {
  const { id, project_id, company_id, project_title, company_name, day } = sheet;
  return {
    id,
    subject: sheetSubject(sheet),
    concerned: { project_id, company_id },
    facts: { project_title, company_name, day },
  };
}
