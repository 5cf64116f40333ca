import { XmlDocument, type XmlElement } from 'libxml2-wasm';
import { type Refusal, refuse } from '#domain/kernel/refusal.ts';
import { BANK_FILE_MAX_BYTES } from '#domain/money/bank/bank-entry.ts';
import { readStatement, type Statement } from './camt-entries.ts';
import type { BankEntry, BankFile, LeftOut } from './output.ts';
import { Unreadable } from './unreadable.ts';
import { elements, text } from './walk.ts';

const NAMESPACE = /^urn:iso:std:iso:20022:tech:xsd:(camt\.05[34])\.001\.0[28]$/;

/**
 * True for a file that is too large, has a DOCTYPE, which could make a parser fetch or expand something, or has NUL
 * bytes: they mean an encoding in which a DOCTYPE could hide.
 */
function isSuspicious(bytes: Uint8Array): boolean {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return bytes.length > BANK_FILE_MAX_BYTES || buffer.includes('<!DOCTYPE') || buffer.includes(0);
}

/** Sums the entries left out, by account and currency. */
function inAll(left_out: readonly LeftOut[]): LeftOut[] {
  const alike = Map.groupBy(left_out, ({ account, currency }) => `${account} ${currency}`);
  return [...alike.values()].flatMap((told) => {
    const entry_count = told.reduce((sum, one) => sum + one.entry_count, 0);
    return told.slice(0, 1).map((first) => ({ ...first, entry_count }));
  });
}

function readDocument(root: XmlElement, isOurs: (account: string) => boolean) {
  const kind = NAMESPACE.exec(root.namespaceUri)?.[1];
  if (kind !== 'camt.053' && kind !== 'camt.054') throw new Unreadable('No statement and no notification');
  const [message, part] =
    kind === 'camt.053' ? (['BkToCstmrStmt', 'Stmt'] as const) : (['BkToCstmrDbtCdtNtfctn', 'Ntfctn'] as const);
  const [whole] = elements(root, message);
  if (!whole) throw new Unreadable('Another message than its namespace says');
  const message_id = text(whole, 'GrpHdr/MsgId');
  const entries: BankEntry[] = [];
  const statements: Statement[] = [];
  for (const one of elements(whole, part)) {
    const statement = readStatement(one, isOurs, (entries.at(-1)?.entry_number ?? -1) + 1);
    statements.push(statement);
    entries.push(...(statement.entries ?? []));
  }
  if (statements.length > 0 && !statements.some((one) => one.isOurs)) return refuse('bank_file_foreign');
  if (statements.every((one) => one.entries === null)) throw new Unreadable('Nothing of ours is in kronor');
  return {
    kind,
    message_id,
    entries,
    left_out: inAll(statements.flatMap(({ left_out }) => left_out)),
  } satisfies BankFile;
}

/**
 * Reads the entries of our accounts in kronor from a bank's statement (camt.053) or notification (camt.054), versions
 * 02 and 08. Entries that are not booked yet are left out; entries of other accounts or currencies are left out and
 * counted. The whole file is refused if it has no account of ours, nothing of ours in kronor, or an entry of ours that
 * is not fully understood.
 */
export function readCamt(
  bytes: Uint8Array,
  isOurs: (account: string) => boolean,
): BankFile | Refusal<'bank_file_unreadable' | 'bank_file_foreign'> {
  if (isSuspicious(bytes)) return refuse('bank_file_unreadable');
  let document: XmlDocument;
  try {
    document = XmlDocument.fromBuffer(bytes);
  } catch {
    // The parser throws only for text that is not XML.
    return refuse('bank_file_unreadable');
  }
  try {
    return readDocument(document.root, isOurs);
  } catch (error) {
    if (error instanceof Unreadable) return refuse('bank_file_unreadable');
    throw error;
  } finally {
    // The garbage collector does not free the parser's memory.
    document.dispose();
  }
}
