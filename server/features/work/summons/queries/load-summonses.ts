import { sql } from 'kysely';
import { needsGuardian } from '#domain/people/guardian/guardian.rules.ts';
import { changesFor, type SheetContent, sheetFor } from '#domain/work/call-sheet/call-sheet.ts';
import type { ReactingSummons, SummonsStatus } from '#domain/work/summons/summons.workflow.ts';
import type { Db } from '#server/db/transaction.ts';
import type { Loaded } from '#server/lifecycle/adapter.ts';
import { sheetChangesInWords } from '#texts/work/call-sheet-words.ts';

interface Row extends ReactingSummons {
  readonly id: string;
  readonly candidate_id: string;
  readonly project_id: string;
  readonly company_id: string;
  readonly talent_id: string;
  readonly status: SummonsStatus;
  readonly project_title: string;
  readonly company_name: string;
  readonly talent_name: string;
  readonly role_title: string;
  readonly birth_date: string | null;
  readonly guardian_emails: string[];
  readonly version: number;
  readonly content: SheetContent;
  /** The content of the version before; null for the first version. */
  readonly content_before: SheetContent | null;
}

/** Addresses of the guardians who have given consent for the talent `t`. Callers use them only for minors. */
export const GUARDIANS_OF = sql`array(select g.guardian_email from guardian_consents g
  where g.talent_id = t.id and g.status = 'given' order by g.place)`;

/** The facts of a summons' events, from its sheet. */
export function factsOf(row: Omit<Row, 'id' | 'status' | 'reminded_date' | 'is_booked'>) {
  const { project_title, company_name, talent_name, role_title, day, version, content, content_before } = row;
  const { call_time, place } = sheetFor(content, row.candidate_id);
  const changes = content_before === null ? [] : changesFor(content_before, content, row.candidate_id);
  return {
    project_title,
    company_name,
    talent_name,
    role_title,
    day,
    version,
    call_time,
    place,
    changes: sheetChangesInWords(changes),
  };
}

/**
 * The recipients of a summons' events. A guardian has no account, so the link in the guardian's mail leads to the start
 * page.
 */
export function concernedOf(row: Omit<Row, 'id' | 'status' | 'reminded_date' | 'is_booked'>) {
  const { candidate_id, project_id, company_id, talent_id, birth_date, day, guardian_emails } = row;
  const guardians = needsGuardian({ birth_date }, day) ? guardian_emails.map((email) => ({ email, path: '/' })) : [];
  return { candidate_id, project_id, company_id, talent_id, guardians };
}

/**
 * Summonses that meet a condition on `s` (summonses), ordered by talent, each with the last published version of its
 * sheet.
 */
export async function loadSummonses(db: Db, where: ReturnType<typeof sql>): Promise<Loaded<'summons'>[]> {
  const { rows } = await sql<Row>`
    select s.id, s.candidate_id, s.project_id, s.company_id, s.talent_id, s.day, s.status, s.reminded_date,
      exists (select from bookings b where b.candidate_id = s.candidate_id and b.status <> 'cancelled'
        and s.day between b.starts_on and b.ends_on) as is_booked,
      p.title as project_title, c.name as company_name, btrim(t.first_name || ' ' || t.last_name) as talent_name,
      k.terms ->> 'role_title' as role_title, t.birth_date, ${GUARDIANS_OF} as guardian_emails,
      h.version, v.content, w.content as content_before
    from summonses s join call_sheets h on h.id = s.call_sheet_id join projects p on p.id = s.project_id
      join companies c on c.id = s.company_id join talents t on t.id = s.talent_id join candidates k on k.id = s.candidate_id
      join call_sheet_versions v on v.call_sheet_id = h.id and v.version = h.version
      left join call_sheet_versions w on w.call_sheet_id = h.id and w.version = h.version - 1
    where ${where} order by s.talent_id, s.id`.execute(db);
  return rows.map((row) => ({ id: row.id, subject: row, concerned: concernedOf(row), facts: factsOf(row) }));
}
