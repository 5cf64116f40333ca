import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { SheetContent } from '#domain/work/call-sheet/call-sheet.ts';
import { remindAt } from '#domain/work/summons/summons.rules.ts';
import type { Trx } from '#server/db/transaction.ts';
import type { Making } from '#server/lifecycle/adapter.ts';
import { concernedOf, factsOf, GUARDIANS_OF } from './load-summonses.ts';

interface Uncalled {
  readonly call_sheet_id: string;
  readonly day: string;
  readonly version: number;
  readonly content: SheetContent;
  readonly candidate_id: string;
  readonly project_id: string;
  readonly company_id: string;
  readonly talent_id: string;
  readonly project_title: string;
  readonly company_name: string;
  readonly talent_name: string;
  readonly role_title: string;
  readonly birth_date: string | null;
  readonly guardian_emails: string[];
}

/**
 * New summonses by a condition on `h` (sheets) and `b` (bookings): for each published sheet of a day from today on, one
 * for each talent who is booked that day and has no summons to the sheet, or only an ended one.
 */
export async function findUncalled(
  trx: Trx,
  where: ReturnType<typeof sql>,
  { now, today }: Moment,
): Promise<Making<'summons'>[]> {
  const { rows } = await sql<Uncalled>`
    select distinct h.id as call_sheet_id, h.day, h.version, v.content, b.candidate_id, b.project_id, b.company_id, b.talent_id,
      p.title as project_title, c.name as company_name, btrim(t.first_name || ' ' || t.last_name) as talent_name,
      k.terms ->> 'role_title' as role_title, t.birth_date, ${GUARDIANS_OF} as guardian_emails
    from call_sheets h join call_sheet_versions v on v.call_sheet_id = h.id and v.version = h.version
      join bookings b on b.project_id = h.project_id and b.status in ('waiting', 'confirmed')
        and h.day between b.starts_on and b.ends_on
      join projects p on p.id = b.project_id join companies c on c.id = b.company_id
      join talents t on t.id = b.talent_id join candidates k on k.id = b.candidate_id
    where ${where} and h.day >= ${today} and not exists (select from summonses s
      where s.call_sheet_id = h.id and s.candidate_id = b.candidate_id and s.status <> 'ended')
    order by b.talent_id, h.day`.execute(trx);
  return rows.map((row) => {
    const { call_sheet_id, candidate_id, project_id, company_id, talent_id, day } = row;
    const about = { ...row, content_before: null };
    return {
      id: randomUUID(),
      values: {
        call_sheet_id,
        candidate_id,
        project_id,
        company_id,
        talent_id,
        day,
        remind_date: remindAt(day, now),
        created_date: now,
      },
      concerned: concernedOf(about),
      facts: factsOf(about),
    };
  });
}
