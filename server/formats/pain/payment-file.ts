import { add } from '#domain/kernel/money/ore.ts';
import { isWorkingDay } from '#domain/kernel/time/working-days.ts';
import { isAbroad, isGiro } from '#domain/people/payment/bank-account.ts';
import { decimalOf } from '#server/formats/decimal.ts';
import { type Xml, xml, xmlFile } from '#server/formats/xml.ts';
import type { Debtor, OutgoingPayment, PaymentFileInput } from './input.ts';
import { transfer } from './payee.ts';
import { initiator, type PaidFrom, payer, paysBankgiroFrom } from './payer.ts';

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

/** The payments that share a PmtInf. */
interface Group {
  readonly pays_on: string;
  readonly category: 'SALA' | 'SUPP';
  readonly from: PaidFrom;
  readonly is_abroad: boolean;
}

/**
 * Banks accept wages to Swedish accounts only; a wage to a giro or to another country is sent as an ordinary payment.
 */
function groupOf({ purpose, account, pays_on }: OutgoingPayment, debtor: Debtor): Group {
  const is_abroad = isAbroad(account);
  return {
    pays_on,
    category: purpose === 'wage' && !isGiro(account) && !is_abroad ? 'SALA' : 'SUPP',
    from: account.kind === 'bankgiro' ? paysBankgiroFrom(debtor) : 'iban',
    is_abroad,
  };
}

const sumOf = (payments: readonly OutgoingPayment[]) => decimalOf(add(...payments.map(({ amount_ore }) => amount_ore)));

function paymentInformation(id: string, payments: readonly OutgoingPayment[], debtor: Debtor): Xml | null {
  const [first] = payments;
  if (!first) return null;
  const { pays_on, category, from, is_abroad } = groupOf(first, debtor);
  const day = debtor.bank_version === '09' ? xml`<Dt>${pays_on}</Dt>` : pays_on;
  return xml`
  <PmtInf>
    <PmtInfId>${id}</PmtInfId>
    <PmtMtd>TRF</PmtMtd>
    <BtchBookg>true</BtchBookg>
    <NbOfTxs>${payments.length}</NbOfTxs>
    <CtrlSum>${sumOf(payments)}</CtrlSum>
    <PmtTpInf><CtgyPurp><Cd>${category}</Cd></CtgyPurp></PmtTpInf>
    <ReqdExctnDt>${day}</ReqdExctnDt>
    ${payer(debtor, from)}
    ${is_abroad ? xml`<ChrgBr>SHAR</ChrgBr>` : null}
    ${payments.map((payment) => transfer(payment, debtor.bank_version))}
  </PmtInf>`;
}

/**
 * The file of a batch, pain.001 in the version and by the demands of our bank (`BANK_PROFILES`): one part for each day,
 * category and paying account, in the order of the payments. The same input gives the same bytes.
 * @throws RangeError for a payment that no bank accepts
 */
export function painFile(input: PaymentFileInput): Uint8Array {
  check(input);
  const { batch, debtor, payments } = input;
  const groups = [...Map.groupBy(payments, (payment) => JSON.stringify(groupOf(payment, debtor))).values()];
  return xmlFile(xml`
    <Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.${debtor.bank_version}">
      <CstmrCdtTrfInitn>
        <GrpHdr>
          <MsgId>${batch.id}</MsgId>
          <CreDtTm>${batch.created_at.slice(0, 19)}</CreDtTm>
          <NbOfTxs>${payments.length}</NbOfTxs>
          <CtrlSum>${sumOf(payments)}</CtrlSum>
          ${initiator(debtor)}
        </GrpHdr>
        ${groups.flatMap((own, index) => paymentInformation(`${batch.id}-${index + 1}`, own, debtor) ?? [])}
      </CstmrCdtTrfInitn>
    </Document>`);
}
