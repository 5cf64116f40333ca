import type { Platform } from '#domain/money/platform/platform.ts';
import { type Xml, xml } from '#server/formats/xml.ts';
import type { PeppolBuyer } from './input.ts';

/** The code of Swedish organisation numbers in the scheme register. */
const ORGANISATION_NUMBER = '0007';

const address = ({ address_line, city, postcode }: PeppolBuyer | Platform): Xml => xml`
  <cac:PostalAddress>
    <cbc:StreetName>${address_line}</cbc:StreetName>
    <cbc:CityName>${city}</cbc:CityName>
    <cbc:PostalZone>${postcode}</cbc:PostalZone>
    <cac:Country><cbc:IdentificationCode>SE</cbc:IdentificationCode></cac:Country>
  </cac:PostalAddress>`;

const head = (party: PeppolBuyer | Platform): Xml => xml`
  <cbc:EndpointID schemeID="${ORGANISATION_NUMBER}">${party.org_number}</cbc:EndpointID>
  <cac:PartyName><cbc:Name>${party.name}</cbc:Name></cac:PartyName>
  ${address(party)}`;

const taxScheme = (number: string, scheme: 'VAT' | 'TAX'): Xml => xml`
  <cac:PartyTaxScheme>
    <cbc:CompanyID>${number}</cbc:CompanyID>
    <cac:TaxScheme><cbc:ID>${scheme}</cbc:ID></cac:TaxScheme>
  </cac:PartyTaxScheme>`;

const legalEntity = ({ name, org_number }: PeppolBuyer | Platform, seat: string | null): Xml => xml`
  <cac:PartyLegalEntity>
    <cbc:RegistrationName>${name}</cbc:RegistrationName>
    <cbc:CompanyID schemeID="${ORGANISATION_NUMBER}">${org_number}</cbc:CompanyID>
    ${seat === null ? null : xml`<cbc:CompanyLegalForm>Säte: ${seat}</cbc:CompanyLegalForm>`}
  </cac:PartyLegalEntity>`;

/** The seller, with the facts that Swedish law requires on an invoice. */
export const sellerParty = (seller: Platform): Xml => xml`
  <cac:Party>
    ${head(seller)}
    ${taxScheme(seller.vat_number, 'VAT')}
    ${seller.has_f_tax ? taxScheme('Godkänd för F-skatt', 'TAX') : null}
    ${legalEntity(seller, seller.seat)}
    <cac:Contact>
      <cbc:Name>${seller.name}</cbc:Name>
      <cbc:Telephone>${seller.phone}</cbc:Telephone>
      <cbc:ElectronicMail>${seller.email}</cbc:ElectronicMail>
    </cac:Contact>
  </cac:Party>`;

/** The buyer, who needs neither a contact nor a VAT number on the invoice. */
export const buyerParty = (buyer: PeppolBuyer): Xml =>
  xml`<cac:Party>${head(buyer)}${legalEntity(buyer, null)}</cac:Party>`;
