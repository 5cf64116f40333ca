import { refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { AdminActor } from '#server/actor.ts';
import type { Trx } from '#server/db/transaction.ts';
import type { Env } from '#server/env.ts';
import { announce } from '#server/live/announce.ts';
import { openFile } from './sealed-declarations.ts';

/** The file of a declaration, with its personal numbers. Logs the administrator first. */
export async function downloadFile(trx: Trx, env: Env, actor: AdminActor, id: string, { now }: Moment) {
  const file = await trx
    .selectFrom('wage_declarations')
    .select(['month', 'position'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!file) return refuse('not_found');
  const { account_id, name: actor_name } = actor;
  await trx
    .insertInto('wage_declaration_readings')
    .values({ declaration_id: id, account_id, actor_name, created_date: now })
    .execute();
  announce(trx, { topics: [], noun: 'books' });
  const text = await openFile(trx, env, id);
  if (text === undefined) throw new Error('A declaration has no file');
  return { name: `AGI-${file.month.slice(0, 7)}-${file.position}.xml`, text };
}
