import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import type { Env } from '#server/env.ts';

type Secret = Pick<Env, 'personal_data_secret'>;

/** A sealed value says how it was made, so that another way can stand beside this one later. */
const WAY = 1;
const [IV_BYTES, TAG_BYTES] = [12, 16];

/** A key for one purpose; none tells anything of another. */
const keyFor = ({ personal_data_secret }: Secret, purpose: string) =>
  Buffer.from(hkdfSync('sha256', personal_data_secret, '', `medverka ${purpose}, 1`, 32));

/**
 * A text that cannot be read without the secret: AES-256-GCM.
 * @param place where it is kept, such as column and row; it opens nowhere else
 */
export function seal(env: Secret, text: string, place: string): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyFor(env, 'sealing'), iv).setAAD(Buffer.from(place));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([Buffer.of(WAY), iv, cipher.getAuthTag(), sealed]);
}

/** The text that was sealed at that place. @throws when it was changed, moved, or sealed with another secret */
export function openSealed(env: Secret, sealed: Buffer, place: string): string {
  if (sealed[0] !== WAY) throw new Error('A sealed value was made in a way that nobody knows');
  const [iv, tag] = [sealed.subarray(1, 1 + IV_BYTES), sealed.subarray(1 + IV_BYTES, 1 + IV_BYTES + TAG_BYTES)];
  const decipher = createDecipheriv('aes-256-gcm', keyFor(env, 'sealing'), iv, { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(place))
    .setAuthTag(tag);
  return decipher.update(sealed.subarray(1 + IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
}

/** The same for the same text, in hex: finds doubles without telling what they are. */
export const sealedHash = (env: Secret, text: string): string =>
  createHmac('sha256', keyFor(env, 'finding doubles')).update(text).digest('hex');

/** A secret for one purpose, for a library that wants one of its own. */
export const secretFor = (env: Secret, purpose: string): string => keyFor(env, purpose).toString('hex');

/** A mark that only we can put to a text, for one purpose: an address that holds both is ours. */
export const sealedMark = (env: Secret, text: string, purpose: string): Buffer =>
  createHmac('sha256', keyFor(env, purpose)).update(text).digest();
