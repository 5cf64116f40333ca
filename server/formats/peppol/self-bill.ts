import type { Ore } from '#domain/kernel/money/ore.ts';
import { NO_ORE } from '#domain/kernel/money/ore.ts';
import type { Platform } from '#domain/money/platform/platform.ts';
import { type Xml, xml } from '#server/formats/xml.ts';
import { documentFile, documentLine, NAMES, totals } from './body.ts';
import { ORGANISATION_NUMBER } from './endpoints.ts';
import type { PeppolLine, PeppolVatSum } from './input.ts';
import { head, swedishEntity, taxScheme } from './parties.ts';
import { isOrganisation } from './rules.ts';

const CUSTOMIZATION = 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:selfbilling:3.0';
const PROFILE = 'urn:fdc:peppol.eu:2017:poacc:selfbilling:01:1.0';
/** The type code of a self-billed invoice (UNTDID 1001). */
const SELF_BILLED = 389;

interface SelfBillSeller {
  readonly name: string;
  /** Ten digits: the number of a company, or the personal number of a sole trader. Also the address in the network. */
  readonly number: string;
  /** Null for a seller who charges no VAT. */
  readonly vat_number: string | null;
  readonly address_line: string;
  readonly postcode: string;
  readonly city: string;
  /** ISO 3166-1. */
  readonly country: string;
}

/** A self-billing invoice, which we write as the buyer. */
export interface SelfBill {
  readonly number: string;
  /** ISO days. */
  readonly issued_on: string;
  readonly due_on: string;
  /** The last day of the work. */
  readonly delivered_on: string;
  readonly buyer_reference: string;
  readonly note: string;
  readonly seller: SelfBillSeller;
  readonly buyer: Platform;
  readonly lines: readonly PeppolLine[];
  readonly vat: readonly PeppolVatSum[];
  readonly total_ore: Ore;
}

const sellerParty = (seller: SelfBillSeller): Xml => xml`
  <cac:Party>
    ${head(seller, { scheme: ORGANISATION_NUMBER, number: seller.number }, seller.country)}
    ${seller.vat_number === null ? null : taxScheme(seller.vat_number, 'VAT')}
    ${taxScheme('Godkänd för F-skatt', 'TAX')}
    ${swedishEntity({ name: seller.name, org_number: seller.number }, null)}
  </cac:Party>`;

const buyerParty = (buyer: Platform): Xml => xml`
  <cac:Party>
    ${head(buyer, { scheme: ORGANISATION_NUMBER, number: buyer.org_number }, 'SE')}
    ${taxScheme(buyer.vat_number, 'VAT')}
    ${swedishEntity(buyer, null)}
  </cac:Party>`;

/** True if the network refuses the invoice: a number has no right form, or a text is empty. */
export function isUnfit({ seller, buyer, lines, buyer_reference }: SelfBill): boolean {
  const texts = [seller.name, seller.address_line, seller.city, buyer_reference, ...lines.map(({ text }) => text)];
  const hasNumbers = isOrganisation(seller.number) && isOrganisation(buyer.org_number);
  return !hasNumbers || lines.length === 0 || texts.some((text) => text.trim() === '');
}

/**
 * A self-billing invoice as Peppol BIS Self-Billing 3 (UBL 2.1). The way of payment is left out, because the buyer
 * writes the invoice and knows the account. The same input gives the same bytes.
 * @throws RangeError for an unfit one; the caller asks `isUnfit` first
 */
export function selfBillFile(bill: SelfBill): Uint8Array {
  if (isUnfit(bill)) throw new RangeError('A self-billing invoice that Peppol refuses');
  const { number, issued_on, due_on, delivered_on, buyer_reference, note, seller, buyer, lines, vat, total_ore } = bill;
  return documentFile(
    NAMES.invoice,
    xml`
    <cbc:CustomizationID>${CUSTOMIZATION}</cbc:CustomizationID>
    <cbc:ProfileID>${PROFILE}</cbc:ProfileID>
    <cbc:ID>${number}</cbc:ID>
    <cbc:IssueDate>${issued_on}</cbc:IssueDate>
    <cbc:DueDate>${due_on}</cbc:DueDate>
    <cbc:InvoiceTypeCode>${SELF_BILLED}</cbc:InvoiceTypeCode>
    <cbc:Note>${note}</cbc:Note>
    <cbc:DocumentCurrencyCode>SEK</cbc:DocumentCurrencyCode>
    <cbc:BuyerReference>${buyer_reference}</cbc:BuyerReference>
    <cac:AccountingSupplierParty>${sellerParty(seller)}</cac:AccountingSupplierParty>
    <cac:AccountingCustomerParty>${buyerParty(buyer)}</cac:AccountingCustomerParty>
    <cac:Delivery><cbc:ActualDeliveryDate>${delivered_on}</cbc:ActualDeliveryDate></cac:Delivery>
    ${totals({ vat, rounding_ore: NO_ORE, total_ore })}
    ${lines.map(documentLine(NAMES.invoice))}`,
  );
}
