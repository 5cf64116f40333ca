import { isUtf8 } from 'node:buffer';
import { Unreadable } from './unreadable.ts';

/** Encodings that hold å, ä and ö in one byte, as files of banks declare them. */
const ONE_BYTE = new Set(['iso-8859-1', 'iso8859-1', 'latin1', 'iso-8859-15', 'iso8859-15', 'windows-1252', 'cp1252']);
const DECLARATION = /^<\?xml[^>]{0,200}?\?>/;
const mistold = (message: string) => new Unreadable(message, 'bank_file_encoding');

/** The encoding that the first bytes show; null for one with a byte for each letter of the declaration. */
function wideEncoding(head: Buffer): 'utf-16le' | 'utf-16be' | null {
  const start = head.toString('latin1').replace(/^\xff\xfe|^\xfe\xff/, '');
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be';
  if (/^(?:[\t\n\r ]\0)*<\0/.test(start)) return 'utf-16le';
  return /^(?:\0[\t\n\r ])*\0</.test(start) ? 'utf-16be' : null;
}

const declaredIn = (declaration: string) =>
  /encoding\s*=\s*["']([\w.:-]+)["']/.exec(declaration)?.[1]?.toLowerCase() ?? '';

/** The text in UTF-8, without its declaration, which would name another encoding. */
const inUtf8 = (text: string) => Buffer.from(text.trimStart().replace(DECLARATION, ''), 'utf8');

function readWide(bytes: Buffer, encoding: 'utf-16le' | 'utf-16be'): Buffer {
  const text = new TextDecoder(encoding).decode(bytes).trimStart();
  const declared = declaredIn(DECLARATION.exec(text)?.[0] ?? '');
  if (declared !== '' && !declared.startsWith('utf-16')) throw mistold('Two bytes a letter, and declared otherwise');
  return inUtf8(text);
}

const isAscii = (bytes: Buffer) => bytes.every((byte) => byte < 0x80);

/** The place of the first '<' after a byte order mark and blank lines. */
const startOf = (head: Buffer) => /^(?:\xef\xbb\xbf)?[\t\n\r ]*/.exec(head.toString('latin1'))?.[0].length ?? 0;

/**
 * The bytes of an XML file in UTF-8, from its declaration or its first element on: without byte order mark and blank
 * lines before it, and from UTF-16, ISO 8859-1, ISO 8859-15 or Windows-1252 if the file declares that.
 * @throws Unreadable 'bank_file_encoding' if the bytes are not in the declared encoding, or in none of these
 */
export function plainBytes(given: Uint8Array): Buffer {
  const bytes = Buffer.from(given.buffer, given.byteOffset, given.byteLength);
  const head = bytes.subarray(0, 4096);
  const wide = wideEncoding(head);
  if (wide) return readWide(bytes, wide);
  const plain = bytes.subarray(startOf(head));
  const declared = declaredIn(DECLARATION.exec(plain.subarray(0, 400).toString('latin1'))?.[0] ?? '');
  if (ONE_BYTE.has(declared)) {
    // Letters in one byte almost never make valid UTF-8, so this file is in UTF-8 and its names would be garbled.
    if (!isAscii(plain) && isUtf8(plain)) throw mistold('In UTF-8, and declared otherwise');
    return inUtf8(new TextDecoder(declared.replace(/^iso8859/, 'iso-8859').replace(/^cp/, 'windows-')).decode(plain));
  }
  const isUtf = ['', 'utf-8', 'utf8', 'us-ascii', 'ascii'].includes(declared);
  if (!isUtf) throw mistold(`In an encoding that is not read: ${declared}`);
  // Bytes that are neither text nor XML are told apart from a text in another encoding.
  if (!isUtf8(plain)) throw plain[0] === 0x3c ? mistold('Not in UTF-8') : new Unreadable('No text');
  return declared === 'utf-8' || declared === '' ? plain : inUtf8(plain.toString('utf8'));
}
