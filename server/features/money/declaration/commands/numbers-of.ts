import type { Moment } from '#domain/kernel/time/day.ts';
import { specificationOf } from '#domain/money/declaration/statement.ts';
import type { AdminActor } from '#server/actor.ts';
import type { Db, Trx } from '#server/db/transaction.ts';
import type { Env } from '#server/env.ts';
import type { PaidWage } from '#server/features/money/books/queries/wages-paid.ts';
import { readInPlain } from '#server/features/people/payment/commands/read-in-plain.ts';

export interface Erased {
  /** Opens the archived identity of an erased talent; implemented by a later context. */
  readonly openErased: (
    db: Db,
    env: Env,
    talent_id: string,
  ) => Promise<{ readonly identity_number: string | null; readonly name: string } | undefined>;
}

interface Reader extends Erased {
  readonly env: Env;
  readonly actor: AdminActor;
  readonly moment: Moment;
}

/**
 * The personal numbers of people with wages, keyed by specification number; a person whose number is unknown is left
 * out. Each reading is logged with the administrator.
 */
export async function numbersOf(
  trx: Trx,
  { env, openErased, actor, moment }: Reader,
  wages: readonly PaidWage[],
): Promise<Map<number, string>> {
  const numbers = new Map<number, string>();
  for (const { talent_id, number, tax_box, is_insured_abroad, month } of wages) {
    const reason = `Arbetsgivardeklaration ${month.slice(0, 7)}`;
    const reading = { talent_id, reader_account_id: actor.account_id, reason };
    const known = (await readInPlain(trx, env, reading, moment)) ?? (await openErased(trx, env, talent_id));
    if (known?.identity_number) {
      numbers.set(specificationOf(number, tax_box, is_insured_abroad), known.identity_number);
    }
  }
  return numbers;
}
