import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Env } from '#server/env.ts';
import { forEach } from '#server/secret-list.ts';
import { markOf, marksOf } from './keyed-marks.ts';

export type SealingSecrets = Pick<Env, 'personal_data_secrets'>;

/**
 * A sealed value begins with its way. Way 1 does not name its key, so that each key is tried; way 2 does. A process
 * with one secret writes way 1, because a process of the version before opens no other, and both run side by side during
 * an upgrade.
 */
const [UNNAMED, NAMED] = [1, 2];
const [ID_BYTES, IV_BYTES, TAG_BYTES] = [4, 12, 16];

/** A key per purpose; none reveals anything about another. */
export const keyFor = (secret: string, purpose: string) =>
  Buffer.from(hkdfSync('sha256', secret, '', `medverka ${purpose}, 1`, 32));

const keysFor = ({ personal_data_secrets }: SealingSecrets, purpose: string) =>
  forEach(personal_data_secrets, (secret) => keyFor(secret, purpose));

const idBytes = (secret: string) => keyFor(secret, 'name of the key').subarray(0, ID_BYTES);

/** The id of a secret, 8 hex digits: a name that sealed values and messages may show. */
export const idOfSecret = (secret: string): string => idBytes(secret).toString('hex');

/**
 * Encrypts a text with AES-256-GCM, under the first secret.
 * @param place where the value is stored, such as column and row; it can only be decrypted for the same place
 */
export function seal({ personal_data_secrets: [secret, ...others] }: SealingSecrets, text: string, place: string) {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyFor(secret, 'sealing'), iv).setAAD(Buffer.from(place));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  const way = others.length > 0 ? Buffer.concat([Buffer.of(NAMED), idBytes(secret)]) : Buffer.of(UNNAMED);
  return Buffer.concat([way, iv, cipher.getAuthTag(), sealed]);
}

/** A decrypted text, and the secret under which it was sealed. */
export interface Opened {
  readonly text: string;
  readonly secret: string;
}

/**
 * Decrypts a text that was sealed for `place` under any of the secrets.
 * @throws if it was changed, moved, or sealed with another secret
 */
export function openWithSecret({ personal_data_secrets }: SealingSecrets, sealed: Buffer, place: string): Opened {
  const way = sealed[0];
  if (way !== UNNAMED && way !== NAMED) throw new Error('A sealed value was made in a way that nobody knows');
  const rest = sealed.subarray(way === NAMED ? 1 + ID_BYTES : 1);
  const name = sealed.subarray(1, 1 + ID_BYTES);
  let cause: unknown;
  for (const secret of personal_data_secrets) {
    if (way === NAMED && !idBytes(secret).equals(name)) continue;
    const [iv, tag] = [rest.subarray(0, IV_BYTES), rest.subarray(IV_BYTES, IV_BYTES + TAG_BYTES)];
    const decipher = createDecipheriv('aes-256-gcm', keyFor(secret, 'sealing'), iv, { authTagLength: TAG_BYTES })
      .setAAD(Buffer.from(place))
      .setAuthTag(tag);
    try {
      const text = decipher.update(rest.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
      return { text, secret };
    } catch (error) {
      cause = error;
    }
  }
  throw new Error('No secret of PERSONAL_DATA_SECRET opens a sealed value', { cause });
}

/** Decrypts a text like `openWithSecret`. */
export const openSealed = (env: SealingSecrets, sealed: Buffer, place: string): string =>
  openWithSecret(env, sealed, place).text;

/** True if a value that opens is sealed under the first secret, and says so if there are several. */
export function isCurrent({ personal_data_secrets: [secret, ...others] }: SealingSecrets, sealed: Buffer): boolean {
  if (others.length === 0) return true;
  return sealed[0] === NAMED && sealed.subarray(1, 1 + ID_BYTES).equals(idBytes(secret));
}

const DOUBLES = 'finding doubles';

/** A keyed hash of a text, in hex: finds duplicates without revealing the text. */
export const sealedHash = (env: SealingSecrets, text: string): string => markOf(keysFor(env, DOUBLES), text, 'hex');

/** The keyed hashes of a text under all secrets: a duplicate may have any of them. */
export const sealedHashes = (env: SealingSecrets, text: string): [string, ...string[]] =>
  marksOf(keysFor(env, DOUBLES), text, 'hex');

/**
 * The keyed marks of a text for one purpose, under all secrets, that of the first secret first. A mark proves that a
 * URL with the text and the mark was made by us.
 */
export const sealedMarks = (env: SealingSecrets, text: string, purpose: string): [string, ...string[]] =>
  marksOf(keysFor(env, purpose), text, 'base64url');
