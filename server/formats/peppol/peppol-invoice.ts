import { add, type Ore, ore } from '#domain/kernel/money/ore.ts';
import { decimalOf } from '#server/formats/decimal.ts';
import { Xml, xml, xmlFile } from '#server/formats/xml.ts';
import type { PeppolDocument, PeppolLine, PeppolVat, PeppolVatSum } from './input.ts';
import { buyerParty, sellerParty } from './parties.ts';
import { brokenPeppolRules } from './rules.ts';

const CUSTOMIZATION = 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0';
const PROFILE = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0';
const CREDIT_TRANSFER = 30;
const NAME_LENGTH = 200;

/** The element names and type codes in which an invoice and a credit note differ. */
const NAMES = {
  invoice: { document: 'Invoice', type: 380, line: 'InvoiceLine', quantity: 'InvoicedQuantity' },
  credit_note: { document: 'CreditNote', type: 381, line: 'CreditNoteLine', quantity: 'CreditedQuantity' },
} as const;

/** The type code of a prepayment invoice (UNTDID 1001). */
const PREPAYMENT = 386;

/** An element with a variable name; names and attributes come from this file, so they need no escaping. */
function element(tag: string, content: Xml, attributes = ''): Xml {
  return new Xml(`<${tag}${attributes}>${content.text}</${tag}>`);
}

const amount = (name: string, value: Ore): Xml => element(`cbc:${name}`, xml`${decimalOf(value)}`, ' currencyID="SEK"');

const percentOf = (vat: PeppolVat) => decimalOf(ore(vat.category === 'S' ? vat.points : 0));

const category = (tag: string, vat: PeppolVat, reason: string | null): Xml =>
  element(
    tag,
    xml`<cbc:ID>${vat.category}</cbc:ID>
      ${vat.category === 'O' ? null : xml`<cbc:Percent>${percentOf(vat)}</cbc:Percent>`}
      ${reason === null ? null : xml`<cbc:TaxExemptionReason>${reason}</cbc:TaxExemptionReason>`}
      <cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme>`,
  );

const taxSubtotal = ({ vat, base_ore, vat_ore }: PeppolVatSum): Xml => xml`
  <cac:TaxSubtotal>
    ${amount('TaxableAmount', base_ore)}${amount('TaxAmount', vat_ore)}
    ${category('cac:TaxCategory', vat, vat.category === 'S' ? null : vat.reason)}
  </cac:TaxSubtotal>`;

/** The codes of our units (UN/ECE recommendation 20). */
const UNITS = { day: 'DAY', hour: 'HUR', minute: 'MIN', km: 'KMT', piece: 'C62' } as const;

/**
 * Quantity and price of a line. A price may not be negative, so a deduction has a negative quantity. If the units'
 * price does not give the amount to the öre, as for a share of a cancelled day, the price is that of all units, so that
 * quantity times price is the amount without rounding (PEPPOL-EN16931-R120).
 */
function pricedAs({ amount_ore, quantity }: PeppolLine) {
  const price_ore = ore(Math.abs(amount_ore));
  const sign = amount_ore < 0 ? -1 : 1;
  if (quantity === null || quantity.count < 1) return { count: sign, unit: UNITS.piece, price_ore, of: 1 };
  const { count, unit, unit_ore } = quantity;
  const isExact = unit_ore !== null && unit_ore * count === price_ore;
  const [price, of] = isExact ? [unit_ore, 1] : [price_ore, count];
  return { count: sign * count, unit: UNITS[unit], price_ore: price, of };
}

const documentLine =
  ({ line, quantity }: (typeof NAMES)[keyof typeof NAMES]) =>
  (priced: PeppolLine, index: number): Xml => {
    const { text, amount_ore, vat } = priced;
    const { count, unit, price_ore, of } = pricedAs(priced);
    return element(
      `cac:${line}`,
      xml`<cbc:ID>${index + 1}</cbc:ID>
        ${element(`cbc:${quantity}`, xml`${count}`, ` unitCode="${unit}"`)}
        ${amount('LineExtensionAmount', amount_ore)}
        <cac:Item>
          <cbc:Name>${text.slice(0, NAME_LENGTH)}</cbc:Name>
          ${category('cac:ClassifiedTaxCategory', vat, null)}
        </cac:Item>
        <cac:Price>
          ${amount('PriceAmount', price_ore)}
          ${of === 1 ? null : element('cbc:BaseQuantity', xml`${of}`, ` unitCode="${unit}"`)}
        </cac:Price>`,
    );
  };

/** The preceding invoices (BG-3): the credited one, or the advances that negative lines deduct. */
const billingReferences = ({ credits, settles }: PeppolDocument): Xml[] =>
  [...(credits ? [credits] : []), ...settles.map((number) => ({ number, issued_on: null }))].map(
    ({ number, issued_on }) => xml`<cac:BillingReference><cac:InvoiceDocumentReference>
    <cbc:ID>${number}</cbc:ID>${issued_on && xml`<cbc:IssueDate>${issued_on}</cbc:IssueDate>`}
  </cac:InvoiceDocumentReference></cac:BillingReference>`,
  );

/** Our account: the bankgiro in Sweden, and the IBAN for banks abroad, which pay to no bankgiro. */
function paymentMeans({ seller, buyer, ocr }: PeppolDocument): Xml {
  const [account, branch] = buyer.country === 'SE' ? [seller.bankgiro, 'SE:BANKGIRO'] : [seller.iban, seller.bic];
  return xml`
  <cac:PaymentMeans>
    <cbc:PaymentMeansCode>${CREDIT_TRANSFER}</cbc:PaymentMeansCode>
    <cbc:PaymentID>${ocr}</cbc:PaymentID>
    <cac:PayeeFinancialAccount>
      <cbc:ID>${account}</cbc:ID>
      <cac:FinancialInstitutionBranch><cbc:ID>${branch}</cbc:ID></cac:FinancialInstitutionBranch>
    </cac:PayeeFinancialAccount>
  </cac:PaymentMeans>`;
}

function totals({ vat, rounding_ore, total_ore }: PeppolDocument): Xml {
  const without = add(...vat.map(({ base_ore }) => base_ore));
  const vat_ore = add(...vat.map((sum) => sum.vat_ore));
  return xml`
    <cac:TaxTotal>${amount('TaxAmount', vat_ore)}${vat.map(taxSubtotal)}</cac:TaxTotal>
    <cac:LegalMonetaryTotal>
      ${amount('LineExtensionAmount', without)}
      ${amount('TaxExclusiveAmount', without)}
      ${amount('TaxInclusiveAmount', add(without, vat_ore))}
      ${rounding_ore === 0 ? null : amount('PayableRoundingAmount', rounding_ore)}
      ${amount('PayableAmount', total_ore)}
    </cac:LegalMonetaryTotal>`;
}

/**
 * An invoice or a credit note as Peppol BIS Billing 3.0 (UBL 2.1). The same input gives the same bytes.
 * @throws RangeError for a broken rule; the caller asks `brokenPeppolRules` first
 */
export function peppolInvoice(document: PeppolDocument): Uint8Array {
  const broken = brokenPeppolRules(document);
  if (broken.length > 0) throw new RangeError(`An invoice that Peppol refuses: ${broken.join(', ')}`);
  const {
    kind,
    number,
    issued_on,
    due_on,
    delivered_on,
    note,
    buyer_reference,
    order_reference,
    cost_centre,
    seller,
    buyer,
    lines,
  } = document;
  const names = NAMES[kind];
  const isInvoice = kind === 'invoice';
  const has = (category: PeppolVat['category']) => document.vat.some(({ vat }) => vat.category === category);
  const content = xml`
    <cbc:CustomizationID>${CUSTOMIZATION}</cbc:CustomizationID>
    <cbc:ProfileID>${PROFILE}</cbc:ProfileID>
    <cbc:ID>${number}</cbc:ID>
    <cbc:IssueDate>${issued_on}</cbc:IssueDate>
    ${isInvoice ? xml`<cbc:DueDate>${due_on}</cbc:DueDate>` : null}
    ${element(`cbc:${names.document}TypeCode`, xml`${isInvoice && document.is_advance ? PREPAYMENT : names.type}`)}
    ${note.trim() === '' ? null : xml`<cbc:Note>${note}</cbc:Note>`}
    <cbc:DocumentCurrencyCode>SEK</cbc:DocumentCurrencyCode>
    ${cost_centre.trim() === '' ? null : xml`<cbc:AccountingCost>${cost_centre}</cbc:AccountingCost>`}
    <cbc:BuyerReference>${buyer_reference}</cbc:BuyerReference>
    ${order_reference.trim() === '' ? null : xml`<cac:OrderReference><cbc:ID>${order_reference}</cbc:ID></cac:OrderReference>`}
    ${billingReferences(document)}
    <cac:AccountingSupplierParty>${sellerParty(seller, !has('O'))}</cac:AccountingSupplierParty>
    <cac:AccountingCustomerParty>${buyerParty(buyer, has('AE'))}</cac:AccountingCustomerParty>
    ${delivered_on && xml`<cac:Delivery><cbc:ActualDeliveryDate>${delivered_on}</cbc:ActualDeliveryDate></cac:Delivery>`}
    ${isInvoice ? paymentMeans(document) : null}
    ${totals(document)}
    ${lines.map(documentLine(names))}`;
  const namespaces = [
    ` xmlns="urn:oasis:names:specification:ubl:schema:xsd:${names.document}-2"`,
    ' xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2"',
    ' xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2"',
  ].join('');
  return xmlFile(element(names.document, content, namespaces));
}
