import { ParseOption, XmlDocument } from 'libxml2-wasm';
import { type Refusal, refuse } from '#domain/kernel/refusal.ts';
import { BANK_FILE_MAX_BYTES } from '#domain/money/bank/bank-entry.ts';
import type { PaymentReport } from '#domain/money/bank/payment-report.ts';
import type { BankFile } from '#server/formats/camt/output.ts';
import { readCamt } from '#server/formats/camt/read-camt.ts';
import { readReport } from '#server/formats/pain002/read-report.ts';
import { findMessage, type Message } from './find-message.ts';
import { plainBytes } from './plain-bytes.ts';
import { Unreadable, type UnreadCode } from './unreadable.ts';

/** Versions of camt.053 and camt.054 whose entries have the same shape, from 2009 to 2025. */
const isReadVersion = (version: string) => Number(version) >= 2 && Number(version) <= 13;

function readMessage({ kind, ...message }: Message, isOurs: (account: string) => boolean) {
  if (kind === 'camt.052') throw new Unreadable('A report during the day', 'bank_file_intraday');
  if (kind === 'pain.002') return readReport(message);
  if (kind !== 'camt.053' && kind !== 'camt.054') throw new Unreadable(`A message ${kind}`, 'bank_file_other');
  if (!isReadVersion(message.version)) throw new Unreadable(`Version ${message.version}`, 'bank_file_version');
  return readCamt({ ...message, kind }, isOurs);
}

function parse(bytes: Buffer): XmlDocument {
  // A DOCTYPE could make the parser fetch or expand something.
  if (bytes.includes('<!DOCTYPE') || bytes.includes(0)) throw new Unreadable('A document type, or no text');
  try {
    return XmlDocument.fromBuffer(bytes, { option: ParseOption.XML_PARSE_HUGE | ParseOption.XML_PARSE_NONET });
  } catch {
    // The parser throws only for text that is not XML.
    throw new Unreadable('No XML');
  }
}

/**
 * Reads a file of a bank: a statement (camt.053) or a notification (camt.054), versions 02 to 13, or an answer to a
 * file of ours (pain.002), alone or in an envelope, in the encoding that it declares. The whole file is refused with a code that says what it is instead.
 */
export function readBankFile(
  bytes: Uint8Array,
  isOurs: (account: string) => boolean,
): BankFile | PaymentReport | Refusal<UnreadCode> {
  if (bytes.length > BANK_FILE_MAX_BYTES) return refuse('bank_file_unreadable');
  let document: XmlDocument | undefined;
  try {
    document = parse(plainBytes(bytes));
    return readMessage(findMessage(document.root), isOurs);
  } catch (error) {
    if (error instanceof Unreadable) return refuse(error.code);
    throw error;
  } finally {
    // The garbage collector does not free the parser's memory.
    document?.dispose();
  }
}
