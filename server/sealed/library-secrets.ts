import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto';
import type { Env } from '#server/env.ts';
import { forEach } from '#server/secret-list.ts';
import { idOfSecret, keyFor, type Opened, type SealingSecrets } from './seal.ts';

type LibraryEnv = Pick<Env, 'session_secrets' | 'personal_data_secrets'>;

/** The version in values of a process with one secret, as every earlier version of the product writes them. */
const UNNAMED = 1;

/** A version that stays the same when the list of secrets changes. */
const versionOf = (secret: string) => Number.parseInt(idOfSecret(secret), 16);

const derived = (secret: string) => keyFor(secret, 'second factors').toString('hex');

/**
 * The secrets with which the authentication library encrypts authenticator keys and recovery codes, and signs its own
 * cookies. Derived from the secrets of personal data: if they were derived from the session secret, changing that would
 * lock out every account with an authenticator, which includes all administrators.
 */
export const librarySecrets = ({ personal_data_secrets }: SealingSecrets) => forEach(personal_data_secrets, derived);

/** The secrets in the form of the library's configuration: the first writes, all read. */
export function libraryConfig({ session_secrets, personal_data_secrets }: LibraryEnv) {
  const named = forEach(personal_data_secrets, (secret) => ({ version: versionOf(secret), value: derived(secret) }));
  return {
    // Of several secrets, version 1 may mean each, so `nameFactorKey` first names the right one.
    secrets: named.length === 1 ? [{ ...named[0], version: UNNAMED }, ...named] : [...named],
    // Opens values that were sealed with the session secret, before the library had a secret of its own.
    secret: session_secrets[0],
  };
}

/** Seals a text like the library. */
export function sealForLibrary({ personal_data_secrets: [secret, ...others] }: SealingSecrets, text: string) {
  const currentVersion = others.length > 0 ? versionOf(secret) : UNNAMED;
  return symmetricEncrypt({ key: { keys: new Map([[currentVersion, derived(secret)]]), currentVersion }, data: text });
}

const ENVELOPE = /^\$ba\$(\d+)\$(.+)$/;

/** The version that a value of the library names; undefined if it was sealed with the session secret. */
const versionIn = (sealed: string) => {
  const version = ENVELOPE.exec(sealed)?.[1];
  return version === undefined ? undefined : Number(version);
};

/** The secrets that may open a value of the library, with the keys derived from them. */
function candidates({ session_secrets, personal_data_secrets }: LibraryEnv, sealed: string) {
  const version = versionIn(sealed);
  if (version === undefined) return session_secrets.map((secret) => ({ secret, key: secret }));
  const named = personal_data_secrets.filter((secret) => version === UNNAMED || version === versionOf(secret));
  return named.map((secret) => ({ secret, key: derived(secret) }));
}

/**
 * Opens a text that the library, or `sealForLibrary`, has sealed under any of the secrets.
 * @throws if it was changed or sealed with another secret
 */
export async function openForLibrary(env: LibraryEnv, sealed: string): Promise<Opened> {
  const data = ENVELOPE.exec(sealed)?.[2] ?? sealed;
  let cause: unknown;
  for (const { secret, key } of candidates(env, sealed)) {
    try {
      return { text: await symmetricDecrypt({ key, data }), secret };
    } catch (error) {
      cause = error;
    }
  }
  throw new Error('No secret opens a second factor', { cause });
}

/** True if the library opens a value without help: the value names its secret, or there is one only. */
export function isNamedForLibrary({ session_secrets, personal_data_secrets }: LibraryEnv, sealed: string): boolean {
  const version = versionIn(sealed);
  if (version === undefined) return session_secrets.length === 1;
  return version !== UNNAMED || personal_data_secrets.length === 1;
}

/** True if a value that opens is sealed under the first secret of personal data, and says so if there are several. */
export function isCurrentForLibrary({ personal_data_secrets: [secret, ...others] }: LibraryEnv, sealed: string) {
  const version = versionIn(sealed);
  return version === versionOf(secret) || (version === UNNAMED && others.length === 0);
}
