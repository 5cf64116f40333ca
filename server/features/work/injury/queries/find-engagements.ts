import { type RawBuilder, sql } from 'kysely';
import { PAGE_SIZE } from '#contract/kernel/fields.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { CompanyActor, TalentActor } from '#server/actor.ts';
import { pageOfRows } from '#server/db/page-of-rows.ts';
import type { Db } from '#server/db/transaction.ts';
import { nameFor, ofSide } from './load-injuries.ts';

/** An assignment with work on a day. */
interface Engagement {
  readonly id: string;
  readonly talent_id: string;
  readonly company_id: string;
  readonly talent_name: string;
  readonly company_name: string;
  readonly project_title: string;
  readonly role_title: string;
}

/**
 * The bookings of the caller's side that hold on a day, or were cancelled on it or later: whoever is injured calls off
 * the rest of the work.
 */
const bookedOn = (actor: TalentActor | CompanyActor, day: string) =>
  sql`bookings b where ${ofSide(actor, 'b')} and b.starts_on <= ${day} and b.ends_on >= ${day}
    and (b.status in ('confirmed', 'completed') or b.status = 'cancelled'
      and (b.cancelled_date at time zone 'Europe/Stockholm')::date >= ${day}::date)`;

interface Asked {
  readonly from: RawBuilder<unknown>;
  readonly name: RawBuilder<unknown>;
  readonly limit: RawBuilder<unknown>;
}

async function loadEngagements(db: Db, { from, name, limit }: Asked): Promise<Engagement[]> {
  const { rows } = await sql<Engagement>`
    select k.id, b.talent_id, b.company_id, ${name} as talent_name,
      o.name as company_name, p.title as project_title, coalesce(k.terms ->> 'role_title', '') as role_title
    from (select b.candidate_id, b.talent_id, b.company_id from ${from} group by 1, 2, 3) b
      join candidates k on k.id = b.candidate_id join projects p on p.id = k.project_id
      join companies o on o.id = b.company_id join talents t on t.id = b.talent_id
    order by talent_name, k.id ${limit}`.execute(db);
  return rows;
}

/** A page of the caller's assignments with work on a day. */
export async function listEngagements(
  db: Db,
  actor: TalentActor | CompanyActor,
  { day, page }: { readonly day: string; readonly page: number },
  moment: Moment,
) {
  const from = bookedOn(actor, day);
  const [all, { rows }] = await Promise.all([
    loadEngagements(db, { from, name: nameFor(actor, moment), limit: pageOfRows(page, PAGE_SIZE) }),
    sql<{ total: number }>`select count(distinct b.candidate_id) as total from ${from}`.execute(db),
  ]);
  const items = all.map(({ id, talent_name, project_title, role_title }) => ({
    id,
    talent_name,
    project_title,
    role_title,
  }));
  return { items, page, page_size: PAGE_SIZE, total: rows[0]?.total ?? 0 };
}

/** The caller's assignment with work on a day, with the name for its events; undefined for any other. */
export async function findEngagement(db: Db, actor: TalentActor | CompanyActor, id: string, day: string) {
  const from = sql`${bookedOn(actor, day)} and b.candidate_id = ${id}`;
  const name = sql`btrim(t.first_name || ' ' || t.last_name)`;
  const [engagement] = await loadEngagements(db, { from, name, limit: sql`` });
  return engagement;
}
