import { XmlDocument, type XmlElement } from 'libxml2-wasm';
import { BANK_FILE_MAX_BYTES } from '#domain/bank/bank-entry.ts';
import { type Refusal, refuse } from '#domain/refusal.ts';
import { entriesOf } from './camt-entries.ts';
import type { BankFile } from './output.ts';
import { Unreadable } from './unreadable.ts';
import { elements, text } from './walk.ts';

const NAMESPACE = /^urn:iso:std:iso:20022:tech:xsd:(camt\.05[34])\.001\.0[28]$/;

/** What could make a parser fetch or unfold something, and encodings in which it would hide. */
function isSuspicious(bytes: Uint8Array): boolean {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return bytes.length > BANK_FILE_MAX_BYTES || buffer.includes('<!DOCTYPE') || buffer.includes(0);
}

function readDocument(root: XmlElement): BankFile {
  const kind = NAMESPACE.exec(root.namespaceUri)?.[1];
  if (kind !== 'camt.053' && kind !== 'camt.054') throw new Unreadable('No statement and no notification');
  const [message, part] =
    kind === 'camt.053' ? (['BkToCstmrStmt', 'Stmt'] as const) : (['BkToCstmrDbtCdtNtfctn', 'Ntfctn'] as const);
  const [whole] = elements(root, message);
  if (!whole) throw new Unreadable('Another message than its namespace says');
  const message_id = text(whole, 'GrpHdr/MsgId');
  const entries = elements(whole, part).flatMap(entriesOf);
  return { kind, message_id, entries };
}

/**
 * Reads a statement (camt.053) or a notification (camt.054) of a bank, versions 02 and 08, in kronor. What is not booked
 * yet is left out. Anything that is not wholly understood is refused, whole.
 */
export function readCamt(bytes: Uint8Array): BankFile | Refusal<'bank_file_unreadable'> {
  if (isSuspicious(bytes)) return refuse('bank_file_unreadable');
  let document: XmlDocument;
  try {
    document = XmlDocument.fromBuffer(bytes);
  } catch {
    // Its only way to say that this is no XML.
    return refuse('bank_file_unreadable');
  }
  try {
    return readDocument(document.root);
  } catch (error) {
    if (error instanceof Unreadable) return refuse('bank_file_unreadable');
    throw error;
  } finally {
    // Its memory lies outside what is collected.
    document.dispose();
  }
}
