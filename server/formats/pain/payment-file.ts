import { add } from '#domain/kernel/money/ore.ts';
import { isWorkingDay } from '#domain/kernel/time/working-days.ts';
import type { BankAccount } from '#domain/people/payment/bank-account.ts';
import { decimalOf } from '#server/formats/decimal.ts';
import { type Xml, xml, xmlFile } from '#server/formats/xml.ts';
import { bankText } from './bank-text.ts';
import type { Debtor, OutgoingPayment, PaymentFileInput } from './input.ts';

const NAME_LENGTH = 70;
const CITY_LENGTH = 35;
const TEXT_LENGTH = 140;
/** Maximum length of a message that bankgiro prints. */
const GIRO_TEXT_LENGTH = 25;
/** The clearing number by which a payment file names bankgiro. */
const BANKGIRO_CLEARING = '9900';

const isId = (id: string, max: number) => new RegExp(`^[0-9A-Za-z-]{1,${max}}$`).test(id);

/** @throws RangeError for a payment that no bank accepts, which the maker of the batch should have found */
function check({ batch, payments }: PaymentFileInput): void {
  const problems = [
    !isId(batch.id, 30) && 'The batch has no id that a file can bear',
    payments.length === 0 && 'Nothing is paid',
    new Set(payments.map(({ id }) => id)).size !== payments.length && 'Two payments have one id',
    payments.some(({ id }) => !isId(id, 35)) && 'A payment has no id that a file can bear',
    payments.some(({ amount_ore }) => amount_ore <= 0) && 'A payment of nothing',
    payments.some(({ pays_on }) => !isWorkingDay(pays_on)) && 'The banks are closed on the day of a payment',
    payments.some(({ reference }) => 'ocr' in reference && !/^\d{2,25}$/.test(reference.ocr)) && 'No OCR number',
  ];
  const found = problems.find((problem) => problem !== false);
  if (found) throw new RangeError(found);
}

const memberOf = (clearing: string) => xml`
  <CdtrAgt><FinInstnId><ClrSysMmbId><ClrSysId><Cd>SESBA</Cd></ClrSysId><MmbId>${clearing}</MmbId></ClrSysMmbId></FinInstnId></CdtrAgt>`;

/**
 * The bank of a payee; null for an IBAN, which contains its bank. The fifth digit of a clearing number is a check digit
 * and left out.
 */
function agentOf({ kind, clearing }: BankAccount): Xml | null {
  if (kind === 'iban') return null;
  return memberOf(kind === 'bankgiro' ? BANKGIRO_CLEARING : clearing.slice(0, 4));
}

function accountOf({ kind, number }: BankAccount): Xml {
  if (kind === 'iban') return xml`<Id><IBAN>${number}</IBAN></Id>`;
  const scheme = kind === 'bankgiro' ? xml`<Prtry>BGNR</Prtry>` : xml`<Cd>BBAN</Cd>`;
  return xml`<Id><Othr><Id>${number}</Id><SchmeNm>${scheme}</SchmeNm></Othr></Id>`;
}

function remittanceOf({ reference, amount_ore, account }: OutgoingPayment): Xml {
  if ('text' in reference) {
    const length = account.kind === 'bankgiro' ? GIRO_TEXT_LENGTH : TEXT_LENGTH;
    return xml`<Ustrd>${bankText(reference.text, length)}</Ustrd>`;
  }
  return xml`<Strd>
    <RfrdDocAmt><RmtdAmt Ccy="SEK">${decimalOf(amount_ore)}</RmtdAmt></RfrdDocAmt>
    <CdtrRefInf><Tp><CdOrPrtry><Cd>SCOR</Cd></CdOrPrtry></Tp><Ref>${reference.ocr}</Ref></CdtrRefInf>
  </Strd>`;
}

const transfer = (payment: OutgoingPayment): Xml => xml`
  <CdtTrfTxInf>
    <PmtId><InstrId>${payment.id}</InstrId><EndToEndId>${payment.id}</EndToEndId></PmtId>
    <Amt><InstdAmt Ccy="SEK">${decimalOf(payment.amount_ore)}</InstdAmt></Amt>
    ${agentOf(payment.account)}
    <Cdtr>
      <Nm>${bankText(payment.name, NAME_LENGTH)}</Nm>
      <PstlAdr><TwnNm>${bankText(payment.city, CITY_LENGTH)}</TwnNm><Ctry>SE</Ctry></PstlAdr>
    </Cdtr>
    <CdtrAcct>${accountOf(payment.account)}</CdtrAcct>
    <RmtInf>${remittanceOf(payment)}</RmtInf>
  </CdtTrfTxInf>`;

/** Banks accept wages to accounts only; a wage to a bankgiro is sent as an ordinary payment. */
const categoryOf = ({ purpose, account }: OutgoingPayment) =>
  purpose === 'wage' && account.kind !== 'bankgiro' ? 'SALA' : 'SUPP';

const sumOf = (payments: readonly OutgoingPayment[]) => decimalOf(add(...payments.map(({ amount_ore }) => amount_ore)));

const organisation = ({ org_number }: Debtor) => xml`<Id><OrgId><Othr><Id>${org_number}</Id></Othr></OrgId></Id>`;

interface Group {
  readonly id: string;
  readonly category: string;
  readonly pays_on: string;
  readonly payments: readonly OutgoingPayment[];
}

const paymentInformation = ({ id, category, pays_on, payments }: Group, debtor: Debtor): Xml => xml`
  <PmtInf>
    <PmtInfId>${id}</PmtInfId>
    <PmtMtd>TRF</PmtMtd>
    <BtchBookg>true</BtchBookg>
    <NbOfTxs>${payments.length}</NbOfTxs>
    <CtrlSum>${sumOf(payments)}</CtrlSum>
    <PmtTpInf><CtgyPurp><Cd>${category}</Cd></CtgyPurp></PmtTpInf>
    <ReqdExctnDt>${pays_on}</ReqdExctnDt>
    <Dbtr>
      <Nm>${bankText(debtor.name, NAME_LENGTH)}</Nm>
      <PstlAdr><TwnNm>${bankText(debtor.city, CITY_LENGTH)}</TwnNm><Ctry>SE</Ctry></PstlAdr>
      ${organisation(debtor)}
    </Dbtr>
    <DbtrAcct><Id><IBAN>${debtor.iban}</IBAN></Id><Ccy>SEK</Ccy></DbtrAcct>
    <DbtrAgt><FinInstnId><BIC>${debtor.bic}</BIC></FinInstnId></DbtrAgt>
    ${payments.map(transfer)}
  </PmtInf>`;

/**
 * The file of a batch, pain.001.001.03 by the Swedish rules: one part for each day and category, in the order of the
 * payments. The same input gives the same bytes.
 * @throws RangeError for a payment that no bank accepts
 */
export function painFile(input: PaymentFileInput): Uint8Array {
  check(input);
  const { batch, debtor, payments } = input;
  const groups = Map.groupBy(payments, (payment) => `${payment.pays_on} ${categoryOf(payment)}`);
  const parts = [...groups].map(([key, own], index): Group => {
    const [pays_on = '', category = ''] = key.split(' ');
    return { id: `${batch.id}-${index + 1}`, pays_on, category, payments: own };
  });
  return xmlFile(xml`
    <Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.03">
      <CstmrCdtTrfInitn>
        <GrpHdr>
          <MsgId>${batch.id}</MsgId>
          <CreDtTm>${batch.created_at.slice(0, 19)}</CreDtTm>
          <NbOfTxs>${payments.length}</NbOfTxs>
          <CtrlSum>${sumOf(payments)}</CtrlSum>
          <InitgPty><Nm>${bankText(debtor.name, NAME_LENGTH)}</Nm>${organisation(debtor)}</InitgPty>
        </GrpHdr>
        ${parts.map((part) => paymentInformation(part, debtor))}
      </CstmrCdtTrfInitn>
    </Document>`);
}
