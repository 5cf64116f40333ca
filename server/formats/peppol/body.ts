/** The lines and sums of a UBL document. */
import { add, type Ore, ore } from '#domain/kernel/money/ore.ts';
import { decimalOf } from '#server/formats/decimal.ts';
import { Xml, xml, xmlFile } from '#server/formats/xml.ts';
import type { PeppolDocument, PeppolLine, PeppolVat, PeppolVatSum } from './input.ts';

const NAME_LENGTH = 200;

/** The element names and type codes in which an invoice and a credit note differ. */
export const NAMES = {
  invoice: { document: 'Invoice', type: 380, line: 'InvoiceLine', quantity: 'InvoicedQuantity' },
  credit_note: { document: 'CreditNote', type: 381, line: 'CreditNoteLine', quantity: 'CreditedQuantity' },
} as const;

/** An element with a variable name; names and attributes come from this file, so they need no escaping. */
export function element(tag: string, content: Xml, attributes = ''): Xml {
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

/** A line of an invoice or a credit note. */
export const documentLine =
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

/** The VAT by rate and the amount to pay. */
export function totals({
  vat,
  rounding_ore,
  total_ore,
}: Pick<PeppolDocument, 'vat' | 'rounding_ore' | 'total_ore'>): Xml {
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

/** The bytes of an invoice or a credit note with this content. */
export function documentFile(
  { document }: Pick<(typeof NAMES)[keyof typeof NAMES], 'document'>,
  content: Xml,
): Uint8Array {
  const namespaces = [
    ` xmlns="urn:oasis:names:specification:ubl:schema:xsd:${document}-2"`,
    ' xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2"',
    ' xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2"',
  ].join('');
  return xmlFile(element(document, content, namespaces));
}
