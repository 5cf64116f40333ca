import type { TaxForm } from '#domain/deal/price/person.ts';
import { checkDigitOf } from '#domain/kernel/check-digit.ts';
import { isRefusal } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { type BankAccount, compactAccount } from '#domain/people/payment/bank-account.ts';
import { awaitAccount } from '#server/features/money/payout/commands/new-account.ts';
import { saveDetails } from '#server/features/people/payment/commands/save-details.ts';
import type { Services } from '#server/services.ts';
import { must } from './must.ts';
import type { SeededTalent } from './seed-talents.ts';

/** Example accounts from the banks' own descriptions; they belong to nobody. */
const ACCOUNTS = [
  ['5000', '1234560'],
  ['6000', '123456789'],
  ['9300', '1234567897'],
  ['4000', '1234508'],
  ['9150', '1234562'],
] as const;

/**
 * Of eight talents, four are employed, two have a business (F), one has both forms (FA), and one uses an umbrella
 * company.
 */
const TAX_FORMS: readonly TaxForm[] = ['A', 'F', 'A', 'A', 'F', 'A', 'UMBRELLA', 'FA'];

const accountOf = (index: number): BankAccount => {
  const [clearing, number] = ACCOUNTS[index % ACCOUNTS.length] ?? ACCOUNTS[0];
  return compactAccount({ kind: 'bank', clearing, number });
};

/** Personal numbers of the birth date in the series that Skatteverket reserves for tests. */
function testNumbers(birth_date: string): string[] {
  const date = birth_date.replaceAll('-', '');
  return ['238', '239'].map((series) => `${date}${series}${checkDigitOf(`${date.slice(2)}${series}`)}`);
}

/** Saves a talent's payment details, with a tax form chosen by `index`. */
export async function tellHowPaid(
  services: Services,
  { person, actor }: SeededTalent,
  index: number,
  moment: Moment,
): Promise<void> {
  const tax_form = TAX_FORMS[index % TAX_FORMS.length] ?? 'A';
  const details = { tax_form, charges_vat: tax_form === 'F', account: accountOf(index) };
  const seller_address = {
    address_line: `Provgatan ${index + 1}`,
    postcode: '11122',
    city: 'Stockholm',
    country: 'SE',
  };
  /** Both numbers of a person; a business with VAT gives the VAT number of a sole trader. */
  const numbersOf = (identity_number: string) => ({
    identity_number,
    ...(details.charges_vat && { vat_number: `SE${identity_number.slice(2)}01`, seller_address }),
  });
  const kept = { ...services, awaitAccount };
  const [first = '', second = ''] = testNumbers(person.birth_date);
  const saved = await saveDetails(kept, actor, { ...details, ...numbersOf(first) }, moment);
  // Another talent may have the same birth date, and so the same number.
  const isTaken = isRefusal(saved) && saved.refused === 'identity_number_used';
  const tryOther = () => saveDetails(kept, actor, { ...details, ...numbersOf(second) }, moment);
  must(isTaken ? await tryOther() : saved, actor.email);
}
