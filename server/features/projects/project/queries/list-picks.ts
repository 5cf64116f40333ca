import type { TalentCard } from '#contract/people/talent-card.ts';
import { declinedOf } from '#domain/people/talent/limits.rules.ts';
import { sql } from '#server/db/sql.ts';
import type { Db } from '#server/db/transaction.ts';
import { isFoundBy } from '#server/features/people/talent/policy.ts';
import { presentCard } from '#server/features/people/talent/present.ts';
import { CARD_COLUMNS, type CardRow } from '#server/features/people/talent/queries.ts';

interface Pick {
  role_id: string;
  talent: TalentCard;
  /** Kinds of content in the role that the talent's profile declines; shown before the talent is asked. */
  declined: string[];
}

/**
 * The picks of a project whose talents the company may find, in the order of picking; at most 500, while companies work
 * with some dozens.
 */
export async function listPicks(db: Db, project_id: string, today: string): Promise<Pick[]> {
  const { rows } = await sql<CardRow & { role_id: string; declines: string[] | null; content: string[] | null }>`
    select k.role_id, t.declines, r.terms -> 'content' as content, ${sql.join(CARD_COLUMNS.map((name) => sql.ref(name)))}
    from role_picks k join projects p on p.id = k.project_id join talents t on t.id = k.talent_id
      join project_roles r on r.id = k.role_id
    where k.project_id = ${project_id} and ${isFoundBy('t', sql`p.company_id`, today)}
    order by k.created_date, k.talent_id, k.role_id limit 500`.execute(db);
  return rows.map(({ role_id, declines, content, ...talent }) => ({
    role_id,
    talent: presentCard(talent),
    declined: declinedOf(content ?? [], { declines }),
  }));
}

/** Number of picks whose talents the company may find, keyed by role. */
export async function countPicks(db: Db, project_id: string, today: string): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ role_id: string; count: number }>`
    select k.role_id, count(*) as count from role_picks k join projects p on p.id = k.project_id join talents t on t.id = k.talent_id
    where k.project_id = ${project_id} and ${isFoundBy('t', sql`p.company_id`, today)} group by k.role_id`.execute(db);
  return new Map(rows.map(({ role_id, count }) => [role_id, count]));
}
