import { sql } from 'kysely';
import type { PaymentDetails } from '#contract/people/payment.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { AccountDoubt } from '#domain/people/payment/account-doubts.ts';
import { isNewAccount, paidFrom } from '#domain/people/payment/new-account.ts';
import type { Db } from '#server/db/transaction.ts';

const SHOWN = [
  'tax_form',
  'charges_vat',
  'identity_number_masked',
  'vat_number_masked',
  'address_line',
  'postcode',
  'city',
  'country',
  'account_kind',
  'account_bank',
  'account_ends_with',
  'account_since',
  'updated_date',
] as const;

/**
 * On `d` (talent_payment_details): the doubts about the account. Earlier releases stored only that there are some, and
 * an IBAN alone for an account in another country.
 */
export const DOUBTS = sql<AccountDoubt[]>`coalesce(d.account_doubts,
  array_remove(array[case when d.account_is_doubtful then 'check_digit' end,
    case when d.account_kind = 'iban' then 'abroad_incomplete' end], null))`;

/**
 * On `d` (talent_payment_details): true if a self-billing invoice has VAT. A talent who is registered for VAT and has
 * given no VAT number yet gets none: without the number on it nothing may be deducted (17 kap. 24 § ML).
 */
export const CHARGES_VAT = sql<boolean>`(coalesce(d.charges_vat, false) and d.vat_number_masked is not null)`;

/** The payment details of a talent, with only the visible part of each number. */
export async function findPaymentDetails(db: Db, talent_id: string, { now }: Moment): Promise<PaymentDetails> {
  const row = await db
    .selectFrom('talent_payment_details as d')
    .select(SHOWN)
    .select(DOUBTS.as('doubts'))
    .where('talent_id', '=', talent_id)
    .executeTakeFirst();
  if (!row) return { details: null };
  const { account_kind, account_bank, account_ends_with, doubts, account_since, ...rest } = row;
  const { address_line, postcode, city, country, ...shown } = rest;
  const paid_from = isNewAccount(account_since, now) ? paidFrom(account_since) : null;
  const account = {
    kind: account_kind,
    bank: account_bank,
    ends_with: account_ends_with,
    doubts,
    paid_from,
  };
  // A check constraint allows only the words of the schema's type in these columns.
  const seller_address = city === null ? null : { address_line, postcode, city, country };
  return { details: { ...shown, seller_address, account } as NonNullable<PaymentDetails['details']> };
}
