import { type Xml, xml } from '#server/formats/xml.ts';
import { documentFile, documentLine, element, NAMES, totals } from './body.ts';
import type { PeppolDocument, PeppolVat } from './input.ts';
import { buyerParty, sellerParty } from './parties.ts';
import { brokenPeppolRules } from './rules.ts';

const CUSTOMIZATION = 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0';
const PROFILE = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0';
const CREDIT_TRANSFER = 30;

/** The type code of a prepayment invoice (UNTDID 1001). */
const PREPAYMENT = 386;

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
  return documentFile(names, content);
}
