import { refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { AdminActor } from '#server/actor.ts';
import type { Trx } from '#server/db/transaction.ts';
import type { Env } from '#server/env.ts';
import { announce } from '#server/live/announce.ts';
import { openFile } from './sealed-reports.ts';

/** The file of a report, with its personal numbers. Logs the administrator first. */
export async function downloadReport(trx: Trx, env: Env, actor: AdminActor, id: string, { now }: Moment) {
  const file = await trx
    .selectFrom('seller_reports')
    .select(['year', 'position'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!file) return refuse('not_found');
  const { account_id, name: actor_name } = actor;
  await trx
    .insertInto('seller_report_readings')
    .values({ report_id: id, account_id, actor_name, created_date: now })
    .execute();
  announce(trx, { topics: [], noun: 'books' });
  const text = await openFile(trx, env, id);
  if (text === undefined) throw new Error('A report has no file');
  return { name: `DAC7-${file.year}-${file.position}.xml`, text };
}
