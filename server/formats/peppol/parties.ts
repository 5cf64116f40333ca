import type { Platform } from '#domain/money/platform/platform.ts';
import { type Xml, xml } from '#server/formats/xml.ts';
import { type Endpoint, endpointOf, ORGANISATION_NUMBER } from './endpoints.ts';
import type { PeppolBuyer } from './input.ts';

type Addressed = Pick<PeppolBuyer, 'name' | 'address_line' | 'postcode' | 'city'>;

const address = ({ address_line, city, postcode }: Addressed, country: string): Xml => xml`
  <cac:PostalAddress>
    <cbc:StreetName>${address_line}</cbc:StreetName>
    <cbc:CityName>${city}</cbc:CityName>
    ${postcode === '' ? null : xml`<cbc:PostalZone>${postcode}</cbc:PostalZone>`}
    <cac:Country><cbc:IdentificationCode>${country}</cbc:IdentificationCode></cac:Country>
  </cac:PostalAddress>`;

/** The address of a party in the network, its name and its postal address. */
export const head = (party: Addressed, { scheme, number }: Endpoint, country: string): Xml => xml`
  <cbc:EndpointID schemeID="${scheme}">${number}</cbc:EndpointID>
  <cac:PartyName><cbc:Name>${party.name}</cbc:Name></cac:PartyName>
  ${address(party, country)}`;

/** A number in a tax scheme: VAT, or F-tax (TAX). */
export const taxScheme = (number: string, scheme: 'VAT' | 'TAX'): Xml => xml`
  <cac:PartyTaxScheme>
    <cbc:CompanyID>${number}</cbc:CompanyID>
    <cac:TaxScheme><cbc:ID>${scheme}</cbc:ID></cac:TaxScheme>
  </cac:PartyTaxScheme>`;

/** The register entry of a party with a Swedish number of ten digits. */
export const swedishEntity = (
  { name, org_number }: Pick<Platform, 'name' | 'org_number'>,
  seat: string | null,
): Xml => xml`
  <cac:PartyLegalEntity>
    <cbc:RegistrationName>${name}</cbc:RegistrationName>
    <cbc:CompanyID schemeID="${ORGANISATION_NUMBER}">${org_number}</cbc:CompanyID>
    ${seat === null ? null : xml`<cbc:CompanyLegalForm>Säte: ${seat}</cbc:CompanyLegalForm>`}
  </cac:PartyLegalEntity>`;

const foreignEntity = ({ name, registration_number }: PeppolBuyer): Xml => xml`
  <cac:PartyLegalEntity>
    <cbc:RegistrationName>${name}</cbc:RegistrationName>
    ${registration_number === '' ? null : xml`<cbc:CompanyID>${registration_number}</cbc:CompanyID>`}
  </cac:PartyLegalEntity>`;

/**
 * The seller, with the facts that Swedish law requires on an invoice.
 * @param hasVatNumber false outside the scope of VAT, where no VAT number may stand (BR-O-02)
 */
export const sellerParty = (seller: Platform, hasVatNumber: boolean): Xml => xml`
  <cac:Party>
    ${head(seller, { scheme: ORGANISATION_NUMBER, number: seller.org_number }, 'SE')}
    ${hasVatNumber ? taxScheme(seller.vat_number, 'VAT') : null}
    ${seller.has_f_tax ? taxScheme('Godkänd för F-skatt', 'TAX') : null}
    ${swedishEntity(seller, seller.seat)}
    <cac:Contact>
      <cbc:Name>${seller.name}</cbc:Name>
      <cbc:Telephone>${seller.phone}</cbc:Telephone>
      <cbc:ElectronicMail>${seller.email}</cbc:ElectronicMail>
    </cac:Contact>
  </cac:Party>`;

/** The buyer, who needs no contact on the invoice, and a VAT number only if the buyer owes the VAT. */
export function buyerParty(buyer: PeppolBuyer, isReverseCharge: boolean): Xml {
  const endpoint = endpointOf(buyer);
  if (!endpoint) throw new RangeError('A buyer without an address in the network');
  return xml`<cac:Party>
    ${head(buyer, endpoint, buyer.country)}
    ${isReverseCharge ? taxScheme(buyer.vat_number, 'VAT') : null}
    ${buyer.country === 'SE' ? swedishEntity(buyer, null) : foreignEntity(buyer)}
  </cac:Party>`;
}
