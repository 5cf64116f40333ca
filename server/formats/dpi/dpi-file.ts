/**
 * The report of sellers on a platform (DAC7) in the form of the OECD's schema DPI 1.0 (urn:oecd:ties:dpi:v1): the
 * message, the platform operator, and each seller with identity, account and a year's personal services by quarter, in
 * whole kronor. The same input gives the same bytes.
 */
import type { Ore } from '#domain/kernel/money/ore.ts';
import { wholeKronor } from '#domain/kernel/money/ratio.ts';
import type { Platform } from '#domain/money/platform/platform.ts';
import type { SellerAddress, SellerQuarter } from '#domain/money/seller-report/seller.ts';
import { Xml, type XmlPart, xml, xmlFile } from '#server/formats/xml.ts';

export interface DpiSeller {
  /** The payee number, part of the reference. */
  readonly number: number;
  /** Twelve digits. */
  readonly identity_number: string;
  readonly vat_number: string | null;
  readonly first_name: string;
  readonly last_name: string;
  /** ISO day. */
  readonly birth_date: string;
  /** Null if unknown: the seller's account is erased. */
  readonly address: SellerAddress | null;
  /** Null if no account is known any more. */
  readonly account: { readonly number: string; readonly is_iban: boolean } | null;
  /** The four quarters of the year. */
  readonly quarters: readonly SellerQuarter[];
}

export interface DpiInput {
  readonly operator: Pick<Platform, 'name' | 'org_number' | 'vat_number' | 'address_line' | 'postcode' | 'city'>;
  readonly brand: string;
  readonly contact: string;
  readonly year: number;
  /** Unique for the file; the references of its records begin with it. */
  readonly id: string;
  /** ISO instant. */
  readonly created_at: string;
  readonly sellers: readonly DpiSeller[];
}

const TEXT_MAX = 200;
const cut = (text: string) => text.trim().slice(0, TEXT_MAX);

/** The kinds of records: sent again unchanged (operators only), new, corrected, and deleted. */
export type DpiIndic = 'OECD0' | 'OECD1' | 'OECD2' | 'OECD3';

/** The part of a record that tells what it is, and which earlier record it replaces or deletes. */
export interface DpiSpec {
  readonly indic: DpiIndic;
  readonly reference: string;
  readonly corrects: string | null;
}

/** A record of a seller without its spec, as it stands in the file. */
export interface DpiRecord {
  readonly content: string;
  readonly spec: DpiSpec;
}

const docSpec = ({ indic, reference, corrects }: DpiSpec): Xml => xml`
  <dpi:DocSpec>
    <stf:DocTypeIndic>${indic}</stf:DocTypeIndic>
    <stf:DocRefId>${reference}</stf:DocRefId>
    ${corrects && xml`<stf:CorrDocRefId>${corrects}</stf:CorrDocRefId>`}
  </dpi:DocSpec>`;

function address(at: SellerAddress | null): Xml {
  if (!at)
    return xml`<dpi:Address><dpi:CountryCode>SE</dpi:CountryCode><dpi:AddressFree>Uppgift saknas</dpi:AddressFree></dpi:Address>`;
  return xml`
  <dpi:Address>
    <dpi:CountryCode>${at.country}</dpi:CountryCode>
    <dpi:AddressFix>
      <dpi:Street>${cut(at.address_line)}</dpi:Street>
      ${at.postcode === '' ? null : xml`<dpi:PostCode>${at.postcode}</dpi:PostCode>`}
      <dpi:City>${cut(at.city)}</dpi:City>
    </dpi:AddressFix>
  </dpi:Address>`;
}

/** Four elements with a name and a quarter; names come from this file, so they need no escaping. */
const byQuarter = (name: string, values: readonly XmlPart[], attributes = ''): Xml =>
  new Xml(
    values
      .map((value, index) => `<dpi:${name}Q${index + 1}${attributes}>${xml`${value}`.text}</dpi:${name}Q${index + 1}>`)
      .join(''),
  );

const money = (name: string, amounts: readonly Ore[]): Xml =>
  byQuarter(
    name,
    amounts.map((amount) => wholeKronor(amount) / 100),
    ' currCode="SEK"',
  );

function activities(quarters: readonly SellerQuarter[]): Xml {
  return xml`
  <dpi:RelevantActivities>
    <dpi:PersonalServices>
      <dpi:Consideration>${money(
        'Cons',
        quarters.map(({ paid_ore }) => paid_ore),
      )}</dpi:Consideration>
      <dpi:NumberOfActivities>${byQuarter(
        'Numb',
        quarters.map(({ count }) => count),
      )}</dpi:NumberOfActivities>
      <dpi:Fees>${money(
        'Fees',
        quarters.map(({ fees_ore }) => fees_ore),
      )}</dpi:Fees>
      <dpi:Taxes>${byQuarter(
        'Tax',
        quarters.map(() => 0),
        ' currCode="SEK"',
      )}</dpi:Taxes>
    </dpi:PersonalServices>
  </dpi:RelevantActivities>`;
}

const account = ({ account: to, first_name, last_name }: DpiSeller): Xml | null =>
  to &&
  xml`<dpi:FinancialIdentifier>
    ${new Xml(`<dpi:Identifier AccountNumberType="${to.is_iban ? 'IBAN' : 'OBAN'}">${xml`${to.number}`.text}</dpi:Identifier>`)}
    <dpi:AccountHolderName>${cut(`${first_name} ${last_name}`)}</dpi:AccountHolderName>
  </dpi:FinancialIdentifier>`;

/** A seller without the spec of the record. */
export const sellerContent = (seller: DpiSeller): string =>
  xml`
  <dpi:Identity>
    <dpi:IndividualSeller>
      <dpi:Standard>
        <dpi:IndSellerID>
          <dpi:ResCountryCode>${seller.address?.country ?? 'SE'}</dpi:ResCountryCode>
          <dpi:TIN issuedBy="SE">${seller.identity_number}</dpi:TIN>
          ${seller.vat_number === null ? null : xml`<dpi:VAT>${seller.vat_number}</dpi:VAT>`}
          <dpi:Name>
            <dpi:FirstName>${cut(seller.first_name)}</dpi:FirstName>
            <dpi:LastName>${cut(seller.last_name)}</dpi:LastName>
          </dpi:Name>
          ${address(seller.address)}
          <dpi:BirthInfo><dpi:BirthDate>${seller.birth_date}</dpi:BirthDate></dpi:BirthInfo>
        </dpi:IndSellerID>
        ${account(seller)}
      </dpi:Standard>
    </dpi:IndividualSeller>
  </dpi:Identity>
  ${activities(seller.quarters)}`.text;

/** The platform operator without the spec of the record. */
export function operatorContent({ operator, brand }: Pick<DpiInput, 'operator' | 'brand'>): string {
  return xml`
    <dpi:ResCountryCode>SE</dpi:ResCountryCode>
    <dpi:TIN issuedBy="SE">${operator.org_number}</dpi:TIN>
    <dpi:VAT>${operator.vat_number}</dpi:VAT>
    <dpi:Name>${cut(operator.name)}</dpi:Name>
    <dpi:PlatformBusinessName>${brand}</dpi:PlatformBusinessName>
    ${address({ ...operator, country: 'SE' })}
    <dpi:Nexus>RPONEX1</dpi:Nexus>
    <dpi:AssumedReporting>false</dpi:AssumedReporting>`.text;
}

interface DpiMessage extends Omit<DpiInput, 'sellers'> {
  /** DPI401: new records; DPI402: corrections and deletions. One message has one kind. */
  readonly type: 'DPI401' | 'DPI402';
  readonly operator_spec: DpiSpec;
  readonly records: readonly DpiRecord[];
}

/** The bytes of a message with these records. */
export function dpiMessage(message: DpiMessage): Uint8Array {
  const { operator, contact, year, id, created_at, type, operator_spec, records } = message;
  const root = xml`
    <dpi:MessageSpec>
      <dpi:SendingEntityIN>${operator.org_number}</dpi:SendingEntityIN>
      <dpi:TransmittingCountry>SE</dpi:TransmittingCountry>
      <dpi:ReceivingCountry>SE</dpi:ReceivingCountry>
      <dpi:MessageType>DPI</dpi:MessageType>
      <dpi:Contact>${cut(contact)}</dpi:Contact>
      <dpi:MessageRefId>${id}</dpi:MessageRefId>
      <dpi:MessageTypeIndic>${type}</dpi:MessageTypeIndic>
      <dpi:ReportingPeriod>${year}-12-31</dpi:ReportingPeriod>
      <dpi:Timestamp>${created_at.slice(0, 19)}Z</dpi:Timestamp>
    </dpi:MessageSpec>
    <dpi:DPIBody>
      <dpi:PlatformOperator>${new Xml(operatorContent(message))}${docSpec(operator_spec)}</dpi:PlatformOperator>
      ${records.map(
        ({ content, spec }) => xml`<dpi:ReportableSeller>${new Xml(content)}${docSpec(spec)}</dpi:ReportableSeller>`,
      )}
    </dpi:DPIBody>`;
  const namespaces = 'xmlns:dpi="urn:oecd:ties:dpi:v1" xmlns:stf="urn:oecd:ties:dpistf:v1" version="1.0"';
  return xmlFile(new Xml(`<dpi:DPI_OECD ${namespaces}>${root.text}</dpi:DPI_OECD>`));
}

/** The spec of a new record. The operator has the number 0. */
export const newSpec = (id: string, number: number): DpiSpec => ({
  indic: 'OECD1',
  reference: `${id}-${number}`,
  corrects: null,
});

/** The bytes of a whole year's file. The caller has refused sellers without a number, a name or an address. */
export function dpiFile({ sellers, ...input }: DpiInput): Uint8Array {
  return dpiMessage({
    ...input,
    type: 'DPI401',
    operator_spec: newSpec(input.id, 0),
    records: sellers.map((seller) => ({ content: sellerContent(seller), spec: newSpec(input.id, seller.number) })),
  });
}
