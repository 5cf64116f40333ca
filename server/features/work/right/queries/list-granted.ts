import { sql } from 'kysely';
import { PAGE_SIZE } from '#contract/kernel/fields.ts';
import type { GrantedRights } from '#contract/work/right.ts';
import type { SyntheticUses } from '#domain/deal/terms/rights.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { ShownGroup } from '#domain/work/right/right-groups.ts';
import type { TalentActor } from '#server/actor.ts';
import { pageOfRows } from '#server/db/page-of-rows.ts';
import type { Db } from '#server/db/transaction.ts';
import { presentRight } from './list-rights.ts';
import { loadRights } from './load-right.ts';

interface Granting {
  readonly id: string;
  readonly candidate_id: string;
  readonly project_title: string;
  readonly company_name: string;
  readonly role_title: string;
  readonly synthetic: SyntheticUses;
}

const IS_STANDING = sql`exists (
  select from usage_rights u where u.agreement_id = a.id and (u.status in ('coming', 'running', 'ending')
    or exists (select from agreements e where e.extends_right_id = u.id and e.status in ('draft', 'to_sign'))))`;
const HAS_RIGHTS = sql`exists (select from usage_rights u where u.agreement_id = a.id and u.status <> 'void')`;
// Consents to synthetic uses have no end date, so an agreement with one stays in the group 'standing'.
const HAS_CONSENTS = sql`jsonb_path_exists(a.terms, '$.synthetic.* ? (@ == true)')`;

const IN_GROUP: Record<ShownGroup, ReturnType<typeof sql>> = {
  standing: sql`(${IS_STANDING} or ${HAS_CONSENTS})`,
  over: sql`(${HAS_RIGHTS} and not ${IS_STANDING} and not ${HAS_CONSENTS})`,
};

/** A page of the talent's signed agreements with rights or synthetic uses of one group, newest first. */
export async function listGranted(db: Db, actor: TalentActor, group: ShownGroup, page: number, moment: Moment) {
  const where = sql`a.talent_id = ${actor.talent_id} and a.kind = 'work' and a.status = 'signed' and ${IN_GROUP[group]}`;
  const [{ rows }, count] = await Promise.all([
    sql<Granting>`
      select a.id, a.candidate_id, p.title as project_title, o.name as company_name, a.terms ->> 'role_title' as role_title,
        coalesce(a.terms -> 'synthetic',
          '{"digital_replica": false, "voice_synthesis": false, "model_training": false}') as synthetic
      from agreements a join projects p on p.id = a.project_id join companies o on o.id = a.company_id
      where ${where} order by a.created_date desc, a.id
      ${pageOfRows(page, PAGE_SIZE)}`.execute(db),
    sql<{ total: number }>`select count(*) as total from agreements a where ${where}`.execute(db),
  ]);
  const ids = rows.map(({ id }) => id);
  const rights = await loadRights(
    db,
    sql`u.agreement_id = any(${ids}::uuid[]) and u.status <> 'void'`,
    sql`u.agreement_id, u.line_index`,
  );
  const items: GrantedRights[] = rows.map((granting) => ({
    ...granting,
    rights: rights
      .filter(({ agreement_id }) => agreement_id === granting.id)
      .map((right) => presentRight(right, actor, moment)),
  }));
  return { items, page, page_size: PAGE_SIZE, total: count.rows[0]?.total ?? 0 };
}
