import { type Ore, ore } from '#domain/kernel/money/ore.ts';
import { decimalOf } from '#server/formats/decimal.ts';

/** One payment in a bank file for a test. */
export interface CamtPayment {
  readonly amount_ore: Ore;
  readonly direction?: 'in' | 'out';
  readonly booked_on?: string;
  readonly ocr?: string;
  readonly text?: string;
  readonly name?: string;
  readonly reference?: string;
  /** The bank's reference of the entry. If several payments share an entry, the first payment's reference is used. */
  readonly entry_reference?: string;
  readonly own_id?: string;
  readonly is_reversal?: boolean;
  /** The amount in the other currency in which the payer ordered the payment. */
  readonly ordered?: { readonly currency: string; readonly amount: string };
}

interface CamtOptions {
  readonly kind?: 'camt.053' | 'camt.054';
  readonly version?: '02' | '08';
  readonly account?: string;
  readonly message_id?: string;
  /** True puts all payments into one entry, as banks report deposits to a bankgiro. */
  readonly as_one?: boolean;
  /** True gives only the sum of the entry, as most statements do. */
  readonly as_sum?: boolean;
  /** The balances before and after; by default only one of 1 kr after. */
  readonly balances?: readonly Balance[];
}

interface Balance {
  readonly code: 'OPBD' | 'CLBD';
  /** ISO. */
  readonly day: string;
  readonly amount_ore: number;
}

const balanceOf = ({ code, day, amount_ore }: Balance) =>
  `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp>${amountOf(ore(Math.abs(amount_ore)))}<CdtDbtInd>${amount_ore < 0 ? 'DBIT' : 'CRDT'}</CdtDbtInd><Dt><Dt>${day}</Dt></Dt></Bal>`;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const tag = (name: string, content: string) => (content === '' ? '' : `<${name}>${content}</${name}>`);
const amountOf = (amount_ore: Ore) => `<Amt Ccy="SEK">${decimalOf(amount_ore)}</Amt>`;

function details(payment: CamtPayment, version: '02' | '08'): string {
  const { amount_ore, direction = 'in', ocr = '', text = '', name = '', reference = '', own_id = '' } = payment;
  const party = tag('Nm', escaped(name));
  const related = party && tag(direction === 'in' ? 'Dbtr' : 'Cdtr', version === '08' ? tag('Pty', party) : party);
  const { ordered } = payment;
  const told = ordered ? `<Amt Ccy="${ordered.currency}">${ordered.amount}</Amt>` : amountOf(amount_ore);
  const amount = version === '08' ? told : tag('AmtDtls', tag('TxAmt', told));
  const side = direction === 'in' ? 'CRDT' : 'DBIT';
  return tag(
    'TxDtls',
    [
      tag('Refs', tag('AcctSvcrRef', reference) + tag('EndToEndId', own_id || 'NOTPROVIDED')),
      version === '08' ? amount + tag('CdtDbtInd', side) : amount,
      tag('RltdPties', related),
      tag('RmtInf', tag('Ustrd', escaped(text)) + tag('Strd', tag('CdtrRefInf', tag('Ref', ocr)))),
    ].join(''),
  );
}

function entry(payments: readonly CamtPayment[], version: '02' | '08', as_sum = false): string {
  const [first] = payments;
  const { direction = 'in', booked_on = '2026-12-10', is_reversal = false, entry_reference = '' } = first ?? {};
  const sum = payments.reduce((total, { amount_ore }) => total + amount_ore, 0) as Ore;
  return tag(
    'Ntry',
    [
      amountOf(sum),
      tag('CdtDbtInd', direction === 'in' ? 'CRDT' : 'DBIT'),
      is_reversal ? '<RvslInd>true</RvslInd>' : '',
      version === '08' ? '<Sts><Cd>BOOK</Cd></Sts>' : '<Sts>BOOK</Sts>',
      tag('BookgDt', tag('Dt', booked_on)),
      tag('AcctSvcrRef', entry_reference),
      '<BkTxCd><Prtry><Cd>PMNT</Cd></Prtry></BkTxCd>',
      as_sum ? '' : tag('NtryDtls', payments.map((payment) => details(payment, version)).join('')),
    ].join(''),
  );
}

/** A statement or notification in the format that banks send. */
export function aCamt(payments: readonly CamtPayment[], options: CamtOptions = {}): Uint8Array {
  const {
    kind = 'camt.054',
    version = '02',
    account = 'SE3550000000054910000003',
    message_id = 'M1',
    as_one,
    as_sum,
    balances = [{ code: 'CLBD', day: '2026-12-10', amount_ore: 100 }],
  } = options;
  const isNotice = kind === 'camt.054';
  const id = /^[A-Z]/.test(account) ? tag('IBAN', account) : tag('Othr', tag('Id', account));
  const balance = balances.map(balanceOf).join('');
  const entries = as_one
    ? entry(payments, version, as_sum)
    : payments.map((payment) => entry([payment], version, as_sum)).join('');
  const part = `<Id>1</Id><CreDtTm>2026-12-10T18:00:00</CreDtTm><Acct><Id>${id}</Id></Acct>${isNotice ? '' : balance}${entries}`;
  const head = tag('GrpHdr', `<MsgId>${message_id}</MsgId><CreDtTm>2026-12-10T18:00:00</CreDtTm>`);
  const message = tag(
    isNotice ? 'BkToCstmrDbtCdtNtfctn' : 'BkToCstmrStmt',
    head + tag(isNotice ? 'Ntfctn' : 'Stmt', part),
  );
  const namespace = `urn:iso:std:iso:20022:tech:xsd:${kind}.001.${version}`;
  return new TextEncoder().encode(
    `<?xml version="1.0" encoding="UTF-8"?><Document xmlns="${namespace}">${message}</Document>`,
  );
}
