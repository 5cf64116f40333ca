import { refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { isAbroad } from '#domain/people/payment/bank-account.ts';
import type { AdminActor } from '#server/actor.ts';
import type { Trx } from '#server/db/transaction.ts';
import type { Erased } from '#server/features/money/declaration/commands/numbers-of.ts';
import { lackingOf, type Seller } from '#server/features/money/seller-report/queries/find-sellers.ts';
import { readInPlain } from '#server/features/people/payment/commands/read-in-plain.ts';
import type { DpiSeller } from '#server/formats/dpi/dpi-file.ts';
import type { Services } from '#server/services.ts';

export type ReportParts = Pick<Services, 'db' | 'env'> & Erased;

interface Maker {
  readonly actor: AdminActor;
  readonly moment: Moment;
  readonly year: number;
}

/** A seller with the numbers in plain; null if the personal number is unknown. The reading is logged. */
async function withNumbers(
  trx: Trx,
  { env, openErased }: ReportParts,
  seller: Seller,
  { actor, moment, year }: Maker,
): Promise<DpiSeller | null> {
  const { talent_id, first_name, last_name, birth_date } = seller;
  const reading = { talent_id, reader_account_id: actor.account_id, reason: `Uppgifter om säljare ${year}` };
  const plain = await readInPlain(trx, env, reading, moment);
  const erased = plain ? undefined : await openErased(trx, env, talent_id);
  const identity_number = plain?.identity_number ?? erased?.identity_number;
  if (!identity_number || !birth_date) return null;
  // The archive has the whole name of an erased person in one text.
  const [first = '', ...rest] = erased ? erased.name.split(' ') : [first_name, last_name];
  const to = plain?.account;
  return {
    ...seller,
    identity_number,
    birth_date,
    first_name: first,
    last_name: rest.join(' ') || first,
    vat_number: plain?.vat_number ?? null,
    account: to ? { number: `${to.clearing}${to.number}`, is_iban: to.kind === 'iban' || isAbroad(to) } : null,
  };
}

/** The sellers with their numbers in plain, or a refusal if a fact of somebody is missing. */
export async function numberedSellers(trx: Trx, parts: ReportParts, sellers: readonly Seller[], maker: Maker) {
  if (lackingOf(sellers).lacking_count > 0) return refuse('seller_facts_missing');
  const numbered: DpiSeller[] = [];
  for (const seller of sellers) {
    const one = await withNumbers(trx, parts, seller, maker);
    if (!one) return refuse('seller_facts_missing');
    numbered.push(one);
  }
  return numbered;
}
