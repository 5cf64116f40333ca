import { sql } from 'kysely';
import { send, type Trx } from '#server/db/transaction.ts';

/** The rows about a candidate that name its project, besides those that arise with a booking. */
const OF_PROJECT = ['counter_offers', 'appointments', 'slot_wishes', 'project_chats'] as const;
const OF_ROLE = ['options', 'invitations'] as const;

/**
 * Moves candidates, with everything that was said and planned with them, to roles of another project of the production.
 * The candidates keep their ids, so that links in mails and notices lead to the same request.
 * @param roles the new role's id, keyed by the present one
 */
export async function carryOver(
  trx: Trx,
  candidate_ids: readonly string[],
  part_id: string,
  roles: ReadonlyMap<string, string>,
): Promise<void> {
  const ids = [...candidate_ids];
  const of = sql`candidate_id = any(${ids}::uuid[])`;
  const moved = sql`unnest(${[...roles.keys()]}::uuid[], ${[...roles.values()]}::uuid[]) as moved (old_id, new_id)`;
  await sql`
    update candidates k set project_id = ${part_id}, role_id = r.id, role_index = r.role_index
    from ${moved} join project_roles r on r.id = moved.new_id
    where k.id = any(${ids}::uuid[]) and k.role_id = moved.old_id`.execute(trx);
  for (const table of OF_ROLE)
    send(
      trx,
      sql`update ${sql.table(table)} set project_id = ${part_id}, role_id = moved.new_id from ${moved}
        where ${of} and role_id = moved.old_id`,
    );
  for (const table of OF_PROJECT) send(trx, sql`update ${sql.table(table)} set project_id = ${part_id} where ${of}`);
  send(
    trx,
    sql`update project_messages set project_id = ${part_id} where chat_id in (select id from project_chats where ${of})`,
  );
}
