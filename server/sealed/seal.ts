import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import type { Env } from '#server/env.ts';

type Secret = Pick<Env, 'personal_data_secret'>;

/** A sealed value names its method, so that a new method can be added later. */
const WAY = 1;
const [IV_BYTES, TAG_BYTES] = [12, 16];

/** A key per purpose; none reveals anything about another. */
const keyFor = ({ personal_data_secret }: Secret, purpose: string) =>
  Buffer.from(hkdfSync('sha256', personal_data_secret, '', `medverka ${purpose}, 1`, 32));

/**
 * Encrypts a text with AES-256-GCM.
 * @param place where the value is stored, such as column and row; it can only be decrypted for the same place
 */
export function seal(env: Secret, text: string, place: string): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyFor(env, 'sealing'), iv).setAAD(Buffer.from(place));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([Buffer.of(WAY), iv, cipher.getAuthTag(), sealed]);
}

/**
 * Decrypts a text sealed for that place.
 * @throws if it was changed, moved, or sealed with another secret
 */
export function openSealed(env: Secret, sealed: Buffer, place: string): string {
  if (sealed[0] !== WAY) throw new Error('A sealed value was made in a way that nobody knows');
  const [iv, tag] = [sealed.subarray(1, 1 + IV_BYTES), sealed.subarray(1 + IV_BYTES, 1 + IV_BYTES + TAG_BYTES)];
  const decipher = createDecipheriv('aes-256-gcm', keyFor(env, 'sealing'), iv, { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(place))
    .setAuthTag(tag);
  return decipher.update(sealed.subarray(1 + IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
}

/** A keyed hash of a text, in hex: finds duplicates without revealing the text. */
export const sealedHash = (env: Secret, text: string): string =>
  createHmac('sha256', keyFor(env, 'finding doubles')).update(text).digest('hex');

/** A secret for one purpose, for a library that needs its own. */
export const secretFor = (env: Secret, purpose: string): string => keyFor(env, purpose).toString('hex');

/** A keyed mark of a text for one purpose. It proves that an address with this text and this mark was made by us. */
export const sealedMark = (env: Secret, text: string, purpose: string): Buffer =>
  createHmac('sha256', keyFor(env, purpose)).update(text).digest();
