import { Readable } from 'node:stream';
import type { Ore } from '#domain/kernel/money/ore.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { BANK_FILE_MAX_BYTES } from '#domain/money/bank/bank-entry.ts';
import { takeFile } from '#server/features/money/bank/commands/take-file.ts';
import { incomingFolder, receiveFile } from '#server/files/incoming.ts';
import { decimalOf } from '#server/formats/decimal.ts';
import { must } from './must.ts';
import { DEMO_PLATFORM } from './platform.ts';
import type { Stage } from './stage.ts';

/** A payment that reached our account. */
export interface Deposit {
  readonly amount_ore: Ore;
  readonly from: string;
  /** Absent if the payer wrote a text instead. */
  readonly ocr?: string;
  readonly text?: string;
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** A notification of deposits as banks send it: camt.054.001.02. */
const notification = (deposits: readonly Deposit[], { now, today }: Moment): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.054.001.02">',
    `<BkToCstmrDbtCdtNtfctn><GrpHdr><MsgId>DEMO${now.slice(0, 19)}</MsgId><CreDtTm>${now.slice(0, 19)}</CreDtTm></GrpHdr>`,
    `<Ntfctn><Id>1</Id><CreDtTm>${now.slice(0, 19)}</CreDtTm><Acct><Id><IBAN>${DEMO_PLATFORM.iban}</IBAN></Id></Acct>`,
    ...deposits.map(
      ({ amount_ore, from, ocr, text }, at) => `<Ntry><Amt Ccy="SEK">${decimalOf(amount_ore)}</Amt>
        <CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>${today}</Dt></BookgDt>
        <BkTxCd><Prtry><Cd>PMNT</Cd></Prtry></BkTxCd><NtryDtls><TxDtls>
        <Refs><AcctSvcrRef>DEMO${now.slice(0, 10)}-${at}</AcctSvcrRef><EndToEndId>NOTPROVIDED</EndToEndId></Refs>
        <AmtDtls><TxAmt><Amt Ccy="SEK">${decimalOf(amount_ore)}</Amt></TxAmt></AmtDtls>
        <RltdPties><Dbtr><Nm>${escaped(from)}</Nm></Dbtr></RltdPties>
        <RmtInf>${text ? `<Ustrd>${escaped(text)}</Ustrd>` : ''}${
          ocr ? `<Strd><CdtrRefInf><Ref>${ocr}</Ref></CdtrRefInf></Strd>` : ''
        }</RmtInf></TxDtls></NtryDtls></Ntry>`,
    ),
    '</Ntfctn></BkToCstmrDbtCdtNtfctn></Document>',
  ].join('');

/** The administrator imports the bank's file of the day. */
export async function takeDeposits({ services, admin }: Stage, deposits: readonly Deposit[], moment: Moment) {
  const bytes = Buffer.from(notification(deposits, moment));
  await using file = must(
    await receiveFile(incomingFolder(services.env), Readable.from(bytes), BANK_FILE_MAX_BYTES),
    'bank file: receive',
  );
  must(await takeFile(services, admin, file, moment), 'bank file: take');
}
