/** The words of printed self-billing invoices and payslips. */

import type { PriceLine } from '#domain/deal/price/lines.ts';
import type { TaxForm } from '#domain/deal/price/person.ts';
import { madeOnce } from '#domain/kernel/made-once.ts';
import { add, type Ore, subtract } from '#domain/kernel/money/ore.ts';
import type { Bill, BillRow } from '#domain/money/invoice/bill.ts';
import type { PayoutWay } from '#domain/money/payout/payout-ways.ts';
import type { Platform } from '#domain/money/platform/platform.ts';
import { formatOrganisationNumber, formatPostcode } from '#texts/companies/company-numbers.ts';
import { howOfLine, priceLineLabels } from '#texts/deal/price-words.ts';
import { countryName } from '#texts/kernel/country-names.ts';
import { formatExactOre, formatLongDay } from '#texts/kernel/format.ts';
import { taxFormWords } from '#texts/people/payment-words.ts';

/** The facts of the seller that the law requires on a self-billing invoice (17 kap. 24 § ML). */
export interface Seller {
  /** Masked as it is shown and kept; in plain on the printed self-billing invoice alone. Null if never given. */
  readonly vat_number: string | null;
  readonly is_vat_registered: boolean;
  /** The address; all null if never given. */
  readonly address_line: string | null;
  readonly postcode: string | null;
  readonly city: string | null;
  readonly country: string | null;
}

/** The data of a payout on its documents. */
export interface PaperPayout {
  readonly number: string;
  readonly way: PayoutWay;
  readonly tax_form: TaxForm;
  readonly talent_name: string;
  /** '19910403-****': no document holds the whole number. */
  readonly identity_number_masked: string;
  readonly seller: Seller;
  readonly role_title: string;
  readonly project_title: string;
  /** ISO days. */
  readonly written_on: string;
  readonly happened_on: string;
  readonly due_on: string;
  readonly object_by: string | null;
  /** ISO day on which a talent with FA-skatt invoked F-tax for the engagement; null for others. */
  readonly f_tax_invoked_on: string | null;
  readonly lines: readonly PriceLine[];
  readonly vat: readonly { readonly points: number; readonly base_ore: Ore; readonly vat_ore: Ore }[];
  readonly earned_ore: Ore;
  readonly base_ore: Ore | null;
  readonly holiday_ore: Ore | null;
  readonly gross_ore: Ore | null;
  readonly tax_ore: Ore;
  readonly contributions_ore: Ore;
  readonly amount_ore: Ore;
  /** Gross pay and tax of the year so far, including this wage. */
  readonly year: { readonly gross_ore: Ore; readonly tax_ore: Ore };
}

const percent = madeOnce(() => new Intl.NumberFormat('sv-SE', { maximumFractionDigits: 2 }));
const percentText = (points: number) => `${percent().format(points / 100)}\u00a0%`;

/** Medverka as a party of a paper. */
export const payerOf = ({ name, address_line, postcode, city, org_number, vat_number }: Platform) => ({
  name,
  lines: [
    `${address_line}, ${formatPostcode(postcode)} ${city}`,
    `Org.nr ${formatOrganisationNumber(org_number)}`,
    `Momsreg.nr ${vat_number}`,
  ],
});

/** Medverka's details at the foot of a paper. */
export const footOf = (platform: Platform): BillRow[] => [
  { label: platform.name, value: formatOrganisationNumber(platform.org_number) },
  { label: 'Säte:', value: platform.seat },
  { label: 'E-post', value: platform.email },
  { label: 'Telefon', value: platform.phone },
];

const lineOf = (line: PriceLine) => {
  const owed = line.share === 10_000 ? '' : `, ${percentText(line.share)} enligt avtalet`;
  return {
    what: priceLineLabels[line.code],
    how: `${howOfLine(line)}${owed}`,
    vat: '',
    amount: formatExactOre(line.amount_ore),
  };
};

/** The line of a sale: 'Ryttare i Sommarkampanj'. */
export const headingOf = ({ role_title, project_title }: PaperPayout) => `${role_title} i ${project_title}`;

/** The lines and sums that the seller charges. Negative lines are the umbrella company's own, on its payslip. */
const chargedOf = (payout: PaperPayout): Pick<Bill, 'parts' | 'sums'> => ({
  parts: [{ heading: headingOf(payout), lines: payout.lines.filter((line) => line.amount_ore > 0).map(lineOf) }],
  sums: [
    { label: 'Summa utan moms', value: formatExactOre(payout.earned_ore) },
    ...payout.vat.map(({ points, base_ore, vat_ore }) => ({
      label: `Moms ${percentText(points)} på ${formatExactOre(base_ore)}`,
      value: formatExactOre(vat_ore),
    })),
    { label: 'Att betala', value: formatExactOre(payout.amount_ore) },
  ],
});

/** What an umbrella company needs to invoice us for the talent's work. It is no invoice. */
export function invoiceBasis(payout: PaperPayout, platform: Platform): Bill {
  const { number, talent_name } = payout;
  return {
    title: 'Faktureringsunderlag',
    number,
    intro: [],
    payment: [],
    foot: footOf(platform),
    seller: { name: 'Egenanställningsbolaget', lines: [`För ${talent_name}`] },
    buyer: payerOf(platform),
    facts: [
      { label: 'Märk fakturan', value: number },
      { label: 'Utfört', value: formatLongDay(payout.happened_on) },
      { label: 'Betalas senast', value: formatLongDay(payout.due_on) },
      { label: 'Skicka till', value: platform.email },
    ],
    ...chargedOf(payout),
    notes: [
      'Det här är ingen faktura. Ge underlaget till ditt egenanställningsbolag, som fakturerar oss.',
      'Vi betalar bolaget när fakturan har kommit, och bolaget betalar din lön.',
    ],
  };
}

/** The seller's address in lines; none if it was never given. */
const addressOf = ({ address_line, postcode, city, country }: Seller): string[] =>
  address_line === null || postcode === null || city === null || country === null
    ? []
    : country === 'SE'
      ? [address_line, `${formatPostcode(postcode)} ${city}`]
      : [address_line, `${postcode} ${city}`.trim(), countryName(country)];

/** The note of an invoice without VAT. */
export const withoutVat = ({ is_vat_registered }: Pick<Seller, 'is_vat_registered'>) =>
  is_vat_registered
    ? 'Fakturan är utan moms, eftersom säljarens momsregistreringsnummer saknas.'
    : 'Säljaren är undantagen från mervärdesskatt och tar ut ingen moms.';

/** The sentence that makes an invoice a self-billing one (17 kap. 24 § ML). */
export const selfBilledBy = ({ name }: Platform) =>
  `Självfakturering. Fakturan är skriven av köparen, ${name}, för säljaren enligt avtal.`;

/** The self-billing invoice that we write, as the buyer, for a talent with a business. */
export function selfBill(payout: PaperPayout, platform: Platform): Bill {
  const { number, talent_name, vat, object_by, seller, f_tax_invoked_on } = payout;
  return {
    title: 'Självfaktura',
    number,
    intro: [],
    payment: [],
    foot: footOf(platform),
    seller: {
      name: talent_name,
      lines: [
        ...addressOf(seller),
        `Personnummer ${payout.identity_number_masked}`,
        ...(vat.length > 0 && seller.vat_number !== null ? [`Momsreg.nr ${seller.vat_number}`] : []),
        f_tax_invoked_on === null
          ? 'Godkänd för F-skatt'
          : `Godkänd för F-skatt, åberopad för uppdraget ${formatLongDay(f_tax_invoked_on)}`,
      ],
    },
    buyer: payerOf(platform),
    facts: [
      { label: 'Fakturanummer', value: number },
      { label: 'Fakturadatum', value: formatLongDay(payout.written_on) },
      { label: 'Utfört', value: formatLongDay(payout.happened_on) },
      { label: 'Betalas senast', value: formatLongDay(payout.due_on) },
    ],
    ...chargedOf(payout),
    notes: [
      selfBilledBy(platform),
      ...(vat.length === 0 ? [withoutVat(seller)] : []),
      ...(object_by === null
        ? []
        : [`Stämmer något inte? Säg till senast ${formatLongDay(object_by)}. Annars gäller fakturan.`]),
    ],
  };
}

/** The printed basis of a payslip, for a talent who is paid a wage. It becomes a payslip when the wage is booked. */
export function payslip(payout: PaperPayout, platform: Platform): Bill {
  const { number, talent_name, tax_form, gross_ore, base_ore, holiday_ore, tax_ore, contributions_ore, amount_ore } =
    payout;
  const gross = gross_ore ?? payout.earned_ore;
  const allowances = subtract(add(amount_ore, tax_ore), gross);
  const wage = { what: 'Lön', how: '', vat: '', amount: formatExactOre(base_ore ?? gross) };
  const holiday = { what: 'Semesterersättning', how: '', vat: '', amount: formatExactOre(holiday_ore ?? (0 as Ore)) };
  const free = { what: 'Skattefria ersättningar', how: '', vat: '', amount: formatExactOre(allowances) };
  return {
    title: 'Lönebesked – underlag',
    number,
    foot: footOf(platform),
    seller: payerOf(platform),
    buyer: {
      name: talent_name,
      lines: [`Personnummer ${payout.identity_number_masked}`, taxFormWords[tax_form].label],
    },
    facts: [
      { label: 'Nummer', value: number },
      { label: 'Skrivet', value: formatLongDay(payout.written_on) },
      { label: 'Arbetet slut', value: formatLongDay(payout.happened_on) },
      { label: 'Betalas senast', value: formatLongDay(payout.due_on) },
    ],
    intro: [
      'Underlag för lön. Det blir ett lönebesked när löneutbetalningen har bokförts av den som sköter våra löner.',
    ],
    parts: [
      { heading: `Så räknar vi: ${headingOf(payout)}`, lines: payout.lines.map(lineOf) },
      {
        heading: 'Lönen',
        lines: [wage, ...(holiday_ore ? [holiday] : []), ...(allowances > 0 ? [free] : [])],
      },
    ],
    sums: [
      { label: 'Bruttolön', value: formatExactOre(gross) },
      { label: 'Avdragen skatt', value: formatExactOre(tax_ore) },
      { label: 'Betalas ut', value: formatExactOre(amount_ore) },
    ],
    notes: [
      `Arbetsgivaravgifterna är ${formatExactOre(contributions_ore)} och betalas av ${platform.name}.`,
      `I år, med det här: bruttolön ${formatExactOre(payout.year.gross_ore)}, avdragen skatt ${formatExactOre(payout.year.tax_ore)}.`,
    ],
    payment: [],
  };
}
