import { type BankAccount, isAbroad, isGiro } from '#domain/people/payment/bank-account.ts';
import { decimalOf } from '#server/formats/decimal.ts';
import { type Xml, xml } from '#server/formats/xml.ts';
import { bankText, latinText, NAME_LENGTH, TOWN_LENGTH } from './bank-text.ts';
import type { Debtor, OutgoingPayment } from './input.ts';
import { bicElement } from './payer.ts';

const TEXT_LENGTH = 140;
/** Maximum length of a message that a giro prints. */
const GIRO_TEXT_LENGTH = 25;
/** The clearing numbers by which a payment file names the giros ('Common Payment Types in Sweden', 2014). */
const GIRO_CLEARING = { bankgiro: '9900', plusgiro: '9960' } as const;

/** The payee's bank; null if the file names it by the IBAN alone. */
function agentOf({ kind, clearing, abroad }: BankAccount, version: Debtor['bank_version']): Xml | null {
  if (kind === 'iban') return abroad ? bank(bicElement(abroad.bic, version)) : null;
  const member = kind === 'bank' ? clearing : GIRO_CLEARING[kind];
  return bank(xml`<ClrSysMmbId><ClrSysId><Cd>SESBA</Cd></ClrSysId><MmbId>${member}</MmbId></ClrSysMmbId>`);
}
const bank = (name: Xml) => xml`<CdtrAgt><FinInstnId>${name}</FinInstnId></CdtrAgt>`;

function accountOf({ kind, number }: BankAccount): Xml {
  if (kind === 'iban') return xml`<Id><IBAN>${number}</IBAN></Id>`;
  const scheme = kind === 'bankgiro' ? xml`<Prtry>BGNR</Prtry>` : xml`<Cd>BBAN</Cd>`;
  return xml`<Id><Othr><Id>${number}</Id><SchmeNm>${scheme}</SchmeNm></Othr></Id>`;
}

function remittanceOf({ reference, amount_ore, account }: OutgoingPayment): Xml {
  if ('text' in reference) {
    const length = isGiro(account) ? GIRO_TEXT_LENGTH : TEXT_LENGTH;
    return xml`<Ustrd>${bankText(reference.text, length)}</Ustrd>`;
  }
  return xml`<Strd>
    <RfrdDocAmt><RmtdAmt Ccy="SEK">${decimalOf(amount_ore)}</RmtdAmt></RfrdDocAmt>
    <CdtrRefInf><Tp><CdOrPrtry><Cd>SCOR</Cd></CdOrPrtry></Tp><Ref>${reference.ocr}</Ref></CdtrRefInf>
  </Strd>`;
}

/** A payment to one payee. Banks of other countries print no å, ä and ö. */
export function transfer(payment: OutgoingPayment, version: Debtor['bank_version']): Xml {
  const { id, name, address, account } = payment;
  const print = isAbroad(account) ? latinText : bankText;
  return xml`
  <CdtTrfTxInf>
    <PmtId><InstrId>${id}</InstrId><EndToEndId>${id}</EndToEndId></PmtId>
    <Amt><InstdAmt Ccy="SEK">${decimalOf(payment.amount_ore)}</InstdAmt></Amt>
    ${agentOf(account, version)}
    <Cdtr>
      <Nm>${print(name, NAME_LENGTH)}</Nm>
      ${address && xml`<PstlAdr><TwnNm>${print(address.town, TOWN_LENGTH)}</TwnNm><Ctry>${address.country}</Ctry></PstlAdr>`}
    </Cdtr>
    <CdtrAcct>${accountOf(account)}</CdtrAcct>
    <RmtInf>${remittanceOf(payment)}</RmtInf>
  </CdtTrfTxInf>`;
}
