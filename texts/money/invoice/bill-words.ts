/** The words of printed invoices, credit notes and reminders. */

import type { SalePlace } from '#domain/deal/price/sale-place.ts';
import { madeOnce } from '#domain/kernel/made-once.ts';
import { NO_ORE, type Ore, subtract } from '#domain/kernel/money/ore.ts';
import { ADVANCE_DAYS } from '#domain/money/invoice/advance.ts';
import type { Bill, BillRow } from '#domain/money/invoice/bill.ts';
import type {
  Buyer,
  CreditContent,
  InvoiceContent,
  InvoiceLine,
  InvoicePart,
  InvoiceSums,
} from '#domain/money/invoice/content.ts';
import { toPayOf } from '#domain/money/invoice/content.ts';
import { PAYMENT_DAYS } from '#domain/money/invoice/invoice.rules.ts';
import type { InterestSpan } from '#domain/money/invoice/late-interest.ts';
import { ocrOf } from '#domain/money/invoice/ocr.ts';
import { formatBankgiro, formatOrganisationNumber, formatPostcode } from '#texts/companies/company-numbers.ts';
import { placeLines } from '#texts/companies/place-words.ts';
import { howOfLine, priceLineLabels } from '#texts/deal/price-words.ts';
import { formatDaySpan, formatExactOre, formatLongDay } from '#texts/kernel/format.ts';

/** The data that invoice, credit note and reminder share. */
export interface BilledInvoice {
  readonly number: string;
  /** ISO days. */
  readonly issued_on: string;
  readonly due_on: string;
  readonly reference: string;
  readonly order_reference: string;
  readonly content: InvoiceContent;
}

const percent = madeOnce(() => new Intl.NumberFormat('sv-SE', { maximumFractionDigits: 2 }));
const percentText = (points: number) => `${percent().format(points / 100)}\u00a0%`;

/** The rows that have a value. */
const told = (rows: readonly (BillRow | false)[]): BillRow[] =>
  rows.filter((row) => row !== false && row.value !== '') as BillRow[];

const partiesOf = ({ seller, buyer }: InvoiceContent): Pick<Bill, 'seller' | 'buyer'> => ({
  seller: {
    name: seller.name,
    lines: [
      `${seller.address_line}, ${formatPostcode(seller.postcode)} ${seller.city}`,
      `Org.nr ${formatOrganisationNumber(seller.org_number)}, momsreg.nr ${seller.vat_number}`,
      `Säte: ${seller.seat}${seller.has_f_tax ? '. Godkänd för F-skatt' : ''}`,
    ],
  },
  buyer: {
    name: buyer.name,
    lines: [buyer.address_line, ...buyerPlaceLines(buyer)],
  },
});

/** The town of a buyer and the numbers that identify it. */
const buyerPlaceLines = ({ postcode, city, org_number, ...place }: Buyer) =>
  place.country === 'SE'
    ? [`${formatPostcode(postcode)} ${city}`, `Org.nr ${formatOrganisationNumber(org_number)}`]
    : placeLines({ postcode, city, ...place });

const footOf = ({ seller }: InvoiceContent): BillRow[] =>
  told([
    { label: 'Bankgiro', value: formatBankgiro(seller.bankgiro) },
    { label: 'E-post', value: seller.email },
    { label: 'Telefon', value: seller.phone },
  ]);

const paymentOf = ({ content: { seller, buyer }, number }: BilledInvoice, due: string, amount_ore: Ore): BillRow[] => [
  { label: 'Att betala', value: `${formatExactOre(amount_ore)} ${due}` },
  // No bank abroad pays to a bankgiro.
  ...(buyer.country === 'SE'
    ? [
        { label: 'Bankgiro', value: formatBankgiro(seller.bankgiro) },
        { label: 'OCR-nummer', value: ocrOf(number) },
      ]
    : [
        { label: 'IBAN', value: seller.iban },
        { label: 'BIC', value: seller.bic },
        { label: 'Referens', value: ocrOf(number) },
      ]),
];

const share = ({ share: owed }: InvoiceLine) => (owed === 10_000 ? '' : `, ${percentText(owed)} enligt avtalet`);

const headingOf = ({ kind, talent_name, role_title, from, to }: InvoicePart) =>
  kind === 'advance'
    ? 'Förskott för bokningen'
    : `${talent_name}, ${role_title}${kind === 'extension' ? ', förlängning' : ''}, ${formatDaySpan(from, to)}`;

/** The text of a line that is not under a heading with the talent's name: 'Arvode, arbetsdagar: Anna Berg, Ryttare'. */
export const lineText = ({ kind, talent_name, role_title }: InvoicePart, { code }: InvoiceLine) =>
  kind === 'advance' ? priceLineLabels[code] : `${priceLineLabels[code]}: ${talent_name}, ${role_title}`;

const lineOf = (line: InvoiceLine, amount_ore: Ore) => ({
  what: priceLineLabels[line.code],
  how: `${howOfLine(line)}${share(line)}`,
  vat: percentText(line.points),
  amount: formatExactOre(amount_ore),
});

const sumsOf = ({ vat, ex_vat_ore, total_ore }: InvoiceSums, total: string): BillRow[] => [
  { label: 'Summa utan moms', value: formatExactOre(ex_vat_ore) },
  ...vat.map(({ points, base_ore, vat_ore }) => ({
    label: `Moms ${percentText(points)} på ${formatExactOre(base_ore)}`,
    value: formatExactOre(vat_ore),
  })),
  { label: total, value: formatExactOre(total_ore) },
];

/** The sentence that the law requires on an invoice that has an amount without VAT, by the place of the sale. */
export const WITHOUT_VAT: Readonly<Record<SalePlace, string>> = {
  SE: 'Undantag från mervärdesskatt enligt 10 kap. 30 § mervärdesskattelagen.',
  EU: 'Omvänd betalningsskyldighet. Reverse charge: artikel 44 och 196 i direktiv 2006/112/EG.',
  abroad:
    'Omsatt utanför Sverige, utan svensk moms. Outside the scope of Swedish VAT: artikel 44 i direktiv 2006/112/EG.',
};
const exemption = ({ vat }: InvoiceSums, place: SalePlace) =>
  vat.some(({ points }) => points === 0) ? [WITHOUT_VAT[place]] : [];

const referencesOf = ({ reference, order_reference, content }: BilledInvoice): BillRow[] => [
  { label: 'Er referens', value: reference },
  { label: 'Ert ordernummer', value: order_reference },
  { label: 'Ert kostnadsställe', value: content.cost_centre },
  { label: 'Projekt', value: content.project_title },
];

const isAdvance = ({ parts }: InvoiceContent) => parts.some(({ kind }) => kind === 'advance');

const ADVANCE_INTRO =
  'Betalningen räknas av på fakturan när arbetet är gjort, och betalas tillbaka om bokningen inte blir av.';

/** The text of a line that deducts a paid advance. */
export const deductedText = (number: string) => `Betalt förskott, faktura ${number}`;

/** The deducted advances, with the VAT that they had (ML 17 kap.), and the rest to pay. */
const deductedRows = (content: InvoiceContent): BillRow[] => {
  const { deducted = [] } = content;
  if (deducted.length === 0) return [];
  return [
    ...deducted.map(({ number, amount_ore, vat_ore }) => ({
      label: `${deductedText(number)}, varav moms ${formatExactOre(vat_ore)}`,
      value: formatExactOre(subtract(NO_ORE, amount_ore)),
    })),
    { label: 'Att betala', value: formatExactOre(toPayOf(content)) },
  ];
};

/** The data of a printed invoice. */
export function invoiceBill(invoice: BilledInvoice): Bill {
  const { number, issued_on, due_on, content } = invoice;
  const { deducted = [] } = content;
  const to_pay_ore = toPayOf(content);
  return {
    title: isAdvance(content) ? 'Förskottsfaktura' : 'Faktura',
    number,
    ...partiesOf(content),
    intro: isAdvance(content) ? [ADVANCE_INTRO] : [],
    facts: told([
      { label: 'Fakturanummer', value: number },
      { label: 'Fakturadatum', value: formatLongDay(issued_on) },
      { label: 'Betala senast', value: formatLongDay(due_on) },
      { label: 'Betalningsvillkor', value: `${isAdvance(content) ? ADVANCE_DAYS : PAYMENT_DAYS} dagar` },
      ...referencesOf(invoice),
    ]),
    parts: content.parts.map((part) => ({
      heading: headingOf(part),
      lines: part.lines.map((line) => lineOf(line, line.amount_ore)),
    })),
    sums: [...sumsOf(content, deducted.length > 0 ? 'Summa' : 'Att betala'), ...deductedRows(content)],
    notes: [
      ...exemption(content, content.place),
      ...(isAdvance(content)
        ? []
        : [
            'Betalas fakturan för sent tar vi ut dröjsmålsränta enligt räntelagen: referensräntan och 8 procentenheter.',
          ]),
    ],
    payment: to_pay_ore > 0 ? paymentOf(invoice, `senast ${formatLongDay(due_on)}`, to_pay_ore) : [],
    foot: footOf(content),
  };
}

interface CreditNote extends CreditContent {
  readonly number: string;
  readonly issued_on: string;
  readonly reason: string;
}

/** A credit note, which names the invoice it changes. */
export function creditBill(invoice: BilledInvoice, note: CreditNote): Bill {
  const { content } = invoice;
  const parts = content.parts.flatMap((part, index) => {
    const lines = note.lines.flatMap(({ part: of, line, amount_ore }) => {
      const credited = of === index ? part.lines[line] : undefined;
      return credited ? [lineOf(credited, amount_ore)] : [];
    });
    return lines.length > 0 ? [{ heading: headingOf(part), lines }] : [];
  });
  return {
    title: 'Kreditfaktura',
    number: note.number,
    ...partiesOf(content),
    parts,
    payment: [],
    facts: told([
      { label: 'Kreditfakturans nummer', value: note.number },
      { label: 'Datum', value: formatLongDay(note.issued_on) },
      { label: 'Avser faktura', value: invoice.number },
      { label: 'Fakturadatum', value: formatLongDay(invoice.issued_on) },
      ...referencesOf(invoice),
    ]),
    intro: [`Krediterar faktura ${invoice.number} från ${formatLongDay(invoice.issued_on)}. Anledning: ${note.reason}`],
    sums: sumsOf(note, 'Krediterat'),
    notes: [
      ...exemption(note, content.place),
      'Beloppet räknas av från fakturan. Är den redan betald betalar vi tillbaka det.',
    ],
    foot: footOf(content),
  };
}

interface Reminder {
  readonly reminded_on: string;
  /** The unpaid amount before the reminder. */
  readonly open_ore: Ore;
  readonly fee_ore: Ore;
  readonly interest: readonly InterestSpan[];
  /** The amount to pay now. */
  readonly total_ore: Ore;
}

const spanText = ({ from, to, days, unpaid_ore, points }: InterestSpan) =>
  `${formatExactOre(unpaid_ore)} i ${days} dagar, ${formatDaySpan(from, to)}, ${percentText(points)} om året`;

/** A reminder with the calculation of its interest. */
export function reminderBill(invoice: BilledInvoice, reminder: Reminder): Bill {
  const { content, number } = invoice;
  const { open_ore, fee_ore, interest, total_ore, reminded_on } = reminder;
  const charged = [
    ...interest.map((span) => ({
      what: 'Dröjsmålsränta',
      how: spanText(span),
      vat: '',
      amount: formatExactOre(span.interest_ore),
    })),
    ...(fee_ore > NO_ORE ? [{ what: 'Påminnelseavgift', how: '', vat: '', amount: formatExactOre(fee_ore) }] : []),
  ];
  return {
    title: 'Påminnelse',
    number,
    ...partiesOf(content),
    notes: [],
    foot: footOf(content),
    facts: told([
      { label: 'Fakturanummer', value: number },
      { label: 'Fakturadatum', value: formatLongDay(invoice.issued_on) },
      { label: 'Förföll', value: formatLongDay(invoice.due_on) },
      { label: 'Påminnelse', value: formatLongDay(reminded_on) },
      ...referencesOf(invoice),
    ]),
    intro: [
      `Vi har inte fått hela betalningen av faktura ${number}. Betala den nu. Har ni betalat de senaste dagarna behöver ni inte göra något.`,
    ],
    parts: charged.length > 0 ? [{ heading: 'Tillkommer', lines: charged }] : [],
    sums: [
      { label: 'Obetalt av fakturan', value: formatExactOre(open_ore) },
      { label: 'Att betala', value: formatExactOre(total_ore) },
    ],
    payment: paymentOf(invoice, 'genast', total_ore),
  };
}
