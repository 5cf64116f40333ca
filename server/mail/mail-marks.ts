import type { Env } from '#server/env.ts';
import { isOneOf } from '#server/sealed/keyed-marks.ts';
import { type SealingSecrets, sealedMarks } from '#server/sealed/seal.ts';

/**
 * Incoming addresses: 'svar' answers in a thread and names its `reply_addresses` row, 'studs' is the return address of
 * one mail and names its entry of the outbox.
 */
export type MarkKind = 'svar' | 'studs';

type MarkEnv = SealingSecrets & Pick<Env, 'mail_inbound_domain'>;

/** Digits that survive mail servers that change the case of addresses (RFC 4648, base32). */
const DIGITS = 'abcdefghijklmnopqrstuvwxyz234567';
/** Base32 digits of 16 bytes. Name and mark are two of them: 58 characters with the kind, of the 64 of RFC 5321. */
const LENGTH = 26;
const MARK_BYTES = 16;

function toBase32(bytes: Buffer): string {
  let [text, held, bits] = ['', 0, 0];
  for (const byte of bytes) {
    held = (held << 8) | byte;
    bits += 8;
    while (bits >= 5) {
      bits -= 5;
      text += DIGITS[(held >> bits) & 31];
    }
    held &= (1 << bits) - 1;
  }
  return bits > 0 ? text + DIGITS[(held << (5 - bits)) & 31] : text;
}

function fromBase32(text: string): Buffer {
  const bytes: number[] = [];
  let [held, bits] = [0, 0];
  for (const digit of text) {
    held = (held << 5) | DIGITS.indexOf(digit);
    bits += 5;
    if (bits >= 8) {
      bits -= 8;
      bytes.push((held >> bits) & 255);
    }
    held &= (1 << bits) - 1;
  }
  return Buffer.from(bytes);
}

const marks = (env: SealingSecrets, kind: MarkKind, id: string): string[] =>
  sealedMarks(env, id, `mail ${kind}`).map((mark) => toBase32(Buffer.from(mark, 'base64url').subarray(0, MARK_BYTES)));

/** The incoming address that names an id. Its mark proves that we made it; it holds no personal data. */
export function markedAddress(env: MarkEnv, kind: MarkKind, id: string): string | undefined {
  if (!env.mail_inbound_domain) return undefined;
  const name = toBase32(Buffer.from(id.replaceAll('-', ''), 'hex'));
  return `${kind}+${name}${marks(env, kind, id)[0]}@${env.mail_inbound_domain}`;
}

/** What an incoming address names. */
export interface Marked {
  readonly kind: MarkKind;
  readonly id: string;
}

const UUID = /^(.{8})(.{4})(.{4})(.{4})(.{12})$/;

/** The first address of ours in a text with addresses; null if there is none with a right mark. */
export function findMarked(env: MarkEnv, text: string): Marked | null {
  if (!env.mail_inbound_domain) return null;
  const domain = RegExp.escape(env.mail_inbound_domain);
  const pattern = new RegExp(
    `\\b(svar|studs)\\+([a-z2-7]{${LENGTH}})([a-z2-7]{${LENGTH}})@${domain}(?![\\w.-]*\\w)`,
    'g',
  );
  for (const [, kind, name = '', mark = ''] of text.toLowerCase().matchAll(pattern)) {
    const id = fromBase32(name).toString('hex').replace(UUID, '$1-$2-$3-$4-$5');
    const found = { kind: kind as MarkKind, id };
    if (isOneOf(marks(env, found.kind, id), mark)) return found;
  }
  return null;
}
