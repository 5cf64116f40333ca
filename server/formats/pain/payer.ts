import { BANK_PROFILES, type Bank } from '#domain/money/platform/bank-profiles.ts';
import { type Xml, xml } from '#server/formats/xml.ts';
import { bankText, NAME_LENGTH, TOWN_LENGTH } from './bank-text.ts';
import type { Debtor } from './input.ts';

/** The account that a payment is taken from. */
export type PaidFrom = 'iban' | 'bankgiro';

const profileOf = ({ bank }: { readonly bank: Bank | null }) => BANK_PROFILES[bank ?? 'other'];

/** The account from which our bank wants to pay bankgiros. */
export const paysBankgiroFrom = (debtor: Debtor): PaidFrom => profileOf(debtor).pays_bankgiro_from;

const identity = (id: string, scheme: string | null) => xml`
  <Id><OrgId><Othr><Id>${id}</Id>${scheme && xml`<SchmeNm><Cd>${scheme}</Cd></SchmeNm>`}</Othr></OrgId></Id>`;

/** The sender of the file. */
export function initiator(debtor: Debtor): Xml {
  const given = profileOf(debtor).initiator;
  const id = given ? identity(debtor.bank_initiator_id, given.scheme) : identity(debtor.org_number, null);
  return xml`<InitgPty><Nm>${bankText(debtor.name, NAME_LENGTH)}</Nm>${id}</InitgPty>`;
}

const bankgiro = (number: string) => xml`<Othr><Id>${number}</Id><SchmeNm><Prtry>BGNR</Prtry></SchmeNm></Othr>`;

/** The payer, with the account and its bank. */
export function payer(debtor: Debtor, from: PaidFrom): Xml {
  const given = profileOf(debtor).debtor;
  const id = given ? identity(debtor.bank_debtor_id, given.scheme) : identity(debtor.org_number, null);
  const account = from === 'bankgiro' ? bankgiro(debtor.bankgiro) : xml`<IBAN>${debtor.iban}</IBAN>`;
  return xml`
    <Dbtr>
      <Nm>${bankText(debtor.name, NAME_LENGTH)}</Nm>
      <PstlAdr><TwnNm>${bankText(debtor.city, TOWN_LENGTH)}</TwnNm><Ctry>SE</Ctry></PstlAdr>
      ${id}
    </Dbtr>
    <DbtrAcct><Id>${account}</Id><Ccy>SEK</Ccy></DbtrAcct>
    <DbtrAgt><FinInstnId>${bicElement(debtor.bic, debtor.bank_version)}</FinInstnId></DbtrAgt>`;
}

/** A bank by its BIC, whose element has another name since version 09. */
export const bicElement = (bic: string, version: Debtor['bank_version']): Xml =>
  version === '09' ? xml`<BICFI>${bic}</BICFI>` : xml`<BIC>${bic}</BIC>`;
