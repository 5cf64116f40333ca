import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import { basisPoints } from '#domain/kernel/money/basis-points.ts';
import { NO_ORE } from '#domain/kernel/money/ore.ts';
import { refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { Platform } from '#domain/money/platform/platform.ts';
import type { AdminActor, TalentActor } from '#server/actor.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { findDocument } from '#server/documents/documents.ts';
import { loadPayouts } from '#server/features/money/payout/queries/load-payouts.ts';
import { paperOf } from '#server/features/money/payout/queries/paper-of.ts';
import { findPlatform } from '#server/features/money/platform/queries/find-platform.ts';
import { type PlainNumbers, readInPlain } from '#server/features/people/payment/commands/read-in-plain.ts';
import type { PeppolVat } from '#server/formats/peppol/input.ts';
import { isUnfit, type SelfBill, selfBillFile } from '#server/formats/peppol/self-bill.ts';
import type { Services } from '#server/services.ts';
import { priceLineLabels } from '#texts/deal/price-words.ts';
import { headingOf, type PaperPayout, selfBill, selfBilledBy, withoutVat } from '#texts/money/payout-paper.ts';

/** The lines and sums; null if the lines have several rates, which a talent's sale does not have (vat.ts). */
function pricedOf(paper: PaperPayout): Pick<SelfBill, 'lines' | 'vat' | 'total_ore'> | null {
  const [sum, ...others] = paper.vat;
  if (others.length > 0) return null;
  const vat: PeppolVat = sum
    ? { category: 'S', points: basisPoints(sum.points) }
    : { category: 'E', reason: withoutVat(paper.seller) };
  const lines = paper.lines
    .filter(({ amount_ore }) => amount_ore > 0)
    .map(({ code, amount_ore, quantity: count, unit, unit_ore }) => {
      return { text: priceLineLabels[code], amount_ore, quantity: { count, unit, unit_ore }, vat };
    });
  const { base_ore, vat_ore } = sum ?? { base_ore: paper.earned_ore, vat_ore: NO_ORE };
  return { lines, vat: [{ vat, base_ore, vat_ore }], total_ore: paper.amount_ore };
}

function billOf(paper: PaperPayout, buyer: Platform, { identity_number, vat_number }: PlainNumbers): SelfBill | null {
  const priced = pricedOf(paper);
  const { address_line, postcode, city, country } = paper.seller;
  if (!priced || address_line === null || postcode === null || city === null || country === null) return null;
  return {
    ...priced,
    number: paper.number,
    issued_on: paper.written_on,
    due_on: paper.due_on,
    delivered_on: paper.happened_on,
    buyer_reference: headingOf(paper),
    note: selfBilledBy(buyer),
    buyer,
    seller: {
      name: paper.talent_name,
      // A company's VAT number holds its organisation number.
      number: vat_number?.slice(2, 12) ?? identity_number.slice(2),
      vat_number: paper.vat.length > 0 ? vat_number : null,
      address_line,
      postcode,
      city,
      country,
    },
  };
}

/**
 * The self-billing invoice of a payout as Peppol BIS Self-Billing 3, for the talent's own system. It says the same as
 * the printed one, or is refused: name and address are read from the talent's present details. The reading of the
 * numbers is logged.
 */
export async function makeSelfBillFile(
  { db, env }: Pick<Services, 'db' | 'env'>,
  actor: TalentActor | AdminActor,
  id: string,
  moment: Moment,
) {
  const [payout] = await loadPayouts(db, actor, sql`o.id = ${id}`);
  if (!payout) return refuse('not_found');
  const document = payout.document_id && (await findDocument(db, payout.document_id));
  if (payout.way !== 'invoice' || !document) return refuse('not_allowed_now');
  const buyer = await findPlatform(db, payout.prepared_on ?? moment.today);
  const paper = await paperOf(db, payout);
  if (!buyer || !isDeepStrictEqual(document.snapshot, JSON.parse(JSON.stringify(selfBill(paper, buyer)))))
    return refuse('self_bill_changed');
  const { talent_id, number } = payout;
  const reading = { talent_id, reader_account_id: actor.account_id, reason: `E-fakturan av självfakturan ${number}` };
  const plain = await inTransaction(db, (trx) => readInPlain(trx, env, reading, moment));
  const bill = plain && billOf(paper, buyer, plain);
  if (!bill || isUnfit(bill)) return refuse('self_bill_unfit');
  return { name: `sjalvfaktura-${number}.xml`, xml: new TextDecoder().decode(selfBillFile(bill)) };
}
