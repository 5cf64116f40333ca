import type { OwnSellerFacts } from '#contract/money/seller-report.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { shownYear } from '#domain/money/seller-report/seller.ts';
import type { TalentActor } from '#server/actor.ts';
import type { Db } from '#server/db/transaction.ts';
import { findPaymentDetails } from '#server/features/people/payment/queries/payment-details.ts';
import { findSellers } from './find-sellers.ts';

/** The facts of a talent as they would be reported for a year (by default `shownYear`); null unless the talent sold. */
export async function findOwnFacts(
  db: Db,
  { talent_id }: TalentActor,
  wanted: number | undefined,
  moment: Moment,
): Promise<OwnSellerFacts> {
  const year = wanted ?? shownYear(moment.today);
  const [[seller], { details }] = await Promise.all([
    findSellers(db, year, talent_id),
    findPaymentDetails(db, talent_id, moment),
  ]);
  if (!seller) return { year, facts: null };
  const { first_name, last_name, birth_date, address, quarters } = seller;
  return {
    year,
    facts: {
      name: `${first_name} ${last_name}`.trim(),
      birth_date,
      identity_number_masked: details?.identity_number_masked ?? null,
      vat_number_masked: details?.vat_number_masked ?? null,
      address,
      account: details && {
        bank: details.account.bank,
        kind: details.account.kind,
        ends_with: details.account.ends_with,
      },
      quarters: [...quarters],
    },
  };
}
