import { sql } from 'kysely';
import { PAGE_SIZE } from '#contract/kernel/fields.ts';
import type { WorkedPerson } from '#contract/money/outcome.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { CompanyActor } from '#server/actor.ts';
import { casts } from '#server/actor.ts';
import { pageOfRows } from '#server/db/page-of-rows.ts';
import type { Db } from '#server/db/transaction.ts';
import { showNotes } from '#server/features/casting/candidate/queries/show-notes.ts';
import { isFoundBy, isSeenTalent } from '#server/features/people/talent/policy.ts';
import { NOT_AVAILABLE } from '#texts/kernel/not-available.ts';

/**
 * A page of the talents with a booking in a project, ordered by name. The caller has checked that the actor may see the
 * project.
 */
export async function listWorked(db: Db, actor: CompanyActor, project_id: string, page: number, { today }: Moment) {
  const where = sql`k.project_id = ${project_id} and exists (select from bookings b where b.candidate_id = k.id)`;
  const mayBeAsked = casts(actor) ? sql`coalesce(t.may_be_asked, false)` : sql`false`;
  const [{ rows }, count] = await Promise.all([
    sql<Omit<WorkedPerson, 'casting_notes'>>`
      select k.id, t.id as talent_id, coalesce(t.name, ${NOT_AVAILABLE}) as talent_name, t.profile_image as talent_image,
        k.terms ->> 'role_title' as role_title, ${mayBeAsked} as may_be_asked,
        (select jsonb_agg(jsonb_build_object('id', b.id, 'kind', b.kind, 'status', b.status, 'starts_on', b.starts_on,
            'ends_on', b.ends_on) order by b.starts_on, b.id) from bookings b where b.candidate_id = k.id) as spans,
        (select r.status from work_reports r where r.candidate_id = k.id) as report_status,
        (select sum((g.company_price ->> 'ex_vat_ore')::bigint)::bigint from charges g where g.candidate_id = k.id) as charged_ore,
        (select jsonb_build_object('id', a.id, 'status', a.status, 'awaits', a.awaits) from agreements a
          where a.candidate_id = k.id and a.kind = 'work' and a.document_id is not null
          order by a.status = 'signed' desc, a.version desc limit 1) as agreement
      from candidates k left join lateral (
        select seen.id, btrim(seen.first_name || ' ' || seen.last_name) as name, seen.profile_image,
          ${isFoundBy('seen', actor.company_id, today)} as may_be_asked
        from talents seen where seen.id = k.talent_id and ${isSeenTalent('seen', actor, today)}) t on true
      where ${where} order by talent_name, k.id ${pageOfRows(page, PAGE_SIZE)}`.execute(db),
    sql<{ total: number }>`select count(*) as total from candidates k where ${where}`.execute(db),
  ]);
  const notes = await showNotes(db, rows, actor);
  const items = rows.map((row) => ({ ...row, casting_notes: [...(notes.get(row.id) ?? [])] }));
  return { items, page, page_size: PAGE_SIZE, total: count.rows[0]?.total ?? 0 };
}
