import { sql } from 'kysely';
import type { PushChoices } from '#contract/talk/push.ts';
import { refuse } from '#domain/kernel/refusal.ts';
import type { Trx } from '#server/db/transaction.ts';
import { announceAccount } from '#server/live/announce.ts';

/** Removes a device of an account; what waits for it is given up when it is due. */
export async function removeDevice(trx: Trx, account_id: string, id: string) {
  const { rows } = await sql`
    delete from push_devices where id = ${id} and account_id = ${account_id} returning id`.execute(trx);
  if (rows.length === 0) return refuse('not_found');
  announceAccount(trx, account_id);
  return true;
}

/** Stores what a person wants pushed. */
export async function choosePushes(trx: Trx, account_id: string, { off_kinds, quiet }: PushChoices): Promise<true> {
  await sql`
    insert into push_choices (account_id, off_kinds, quiet_from, quiet_until)
    values (${account_id}, ${[...new Set(off_kinds)]}::text[], ${quiet?.from ?? null}, ${quiet?.until ?? null})
    on conflict (account_id) do update set off_kinds = excluded.off_kinds, quiet_from = excluded.quiet_from,
      quiet_until = excluded.quiet_until`.execute(trx);
  announceAccount(trx, account_id);
  return true;
}
