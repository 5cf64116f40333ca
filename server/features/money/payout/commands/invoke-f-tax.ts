import { sql } from 'kysely';
import { refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { TalentActor } from '#server/actor.ts';
import type { Trx } from '#server/db/transaction.ts';
import { announce } from '#server/live/announce.ts';

interface Found {
  readonly tax_form: string | null;
  readonly is_computed: boolean;
  readonly invokes: boolean;
}

/**
 * Records that a talent with FA-skatt invokes F-tax for one engagement, or takes it back. It counts only in writing
 * (10 kap. 11 and 12 §§ SFL) and until the first payout of the engagement is computed. Locks the payment details, as
 * the computation does, so that neither misses the other.
 */
export async function invokeFTax(
  trx: Trx,
  { talent_id, account_id, name }: TalentActor,
  { id, invokes }: { readonly id: string; readonly invokes: boolean },
  { now }: Moment,
) {
  await sql`select from talent_payment_details where talent_id = ${talent_id} for no key update`.execute(trx);
  const { rows } = await sql<Found>`
    select d.tax_form,
      exists (select from payouts o where o.candidate_id = k.id and o.prepared_date is not null) as is_computed,
      coalesce((select f.invokes from f_tax_invocations f where f.candidate_id = k.id and f.talent_id = k.talent_id
        order by f.id desc limit 1), false) as invokes
    from candidates k left join talent_payment_details d on d.talent_id = k.talent_id
    where k.id = ${id} and k.talent_id = ${talent_id} and not k.is_deleted`.execute(trx);
  const [found] = rows;
  if (!found) return refuse('not_found');
  if (found.tax_form !== 'FA' || found.is_computed) return refuse('not_allowed_now');
  if (found.invokes !== invokes) {
    await sql`
      insert into f_tax_invocations (candidate_id, talent_id, invokes, account_id, actor_name, created_date)
      values (${id}, ${talent_id}, ${invokes}, ${account_id}, ${name}, ${now})`.execute(trx);
    announce(trx, { topics: [`talent:${talent_id}`], noun: 'payment' });
  }
  return true as const;
}
