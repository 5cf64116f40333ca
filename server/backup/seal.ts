/**
 * Encryption in the format of age (https://age-encryption.org/v1), so that the program `age` opens a backup too. The
 * public key encrypts; only the private key, which is not on the machine, decrypts.
 */

import { Readable } from 'node:stream';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';
import { BackupError } from './backup-error.ts';

export interface KeyPair {
  /** The setting BACKUP_KEY. */
  readonly public_key: string;
  /** To be kept away from the machine. */
  readonly private_key: string;
}

/** Makes a key pair. */
export async function newKeyPair(): Promise<KeyPair> {
  const private_key = await generateX25519Identity();
  return { private_key, public_key: await identityToRecipient(private_key) };
}

/** True for the public key of a pair. False for a private key, which must not be among the machine's settings. */
export function isPublicKey(key: string): boolean {
  try {
    new Encrypter().addRecipient(key);
    return key.startsWith('age1');
  } catch {
    return false;
  }
}

/** Reads a private key from the text of its file. Lines with # are comments, as age-keygen writes them. */
export function readPrivateKey(text: string): string {
  const lines = text.split('\n').map((line) => line.trim());
  const keys = lines.filter((line) => line !== '' && !line.startsWith('#'));
  const [key = ''] = keys;
  try {
    new Decrypter().addIdentity(key);
  } catch {
    throw new BackupError('The file of --key must hold one private key, which begins with AGE-SECRET-KEY-1.');
  }
  return key;
}

// The types of Node's own streams of the web differ from those of the browser.
const toWeb = (stream: Readable) => Readable.toWeb(stream) as unknown as ReadableStream<Uint8Array>;
function fromWeb(stream: unknown): Readable {
  const readable = Readable.fromWeb(stream as NodeStream<Uint8Array>);
  // The reader gets every failure; the listener only keeps Node from throwing one that comes before there is a reader.
  readable.on('error', () => {});
  return readable;
}

/** Encrypts a stream for a public key. A failure of the source passes through. */
export async function seal(source: Readable, public_key: string): Promise<Readable> {
  const encrypter = new Encrypter();
  encrypter.addRecipient(public_key);
  return fromWeb(await encrypter.encrypt(toWeb(source)));
}

/** Decrypts a stream, which fails at the first changed byte and if its end is missing. */
export async function openSeal(source: Readable, private_key: string): Promise<Readable> {
  const decrypter = new Decrypter();
  decrypter.addIdentity(private_key);
  try {
    return fromWeb(await decrypter.decrypt(toWeb(source)));
  } catch (error) {
    source.destroy();
    if (error instanceof Error && /no identity matched/.test(error.message))
      throw new BackupError('The backup was encrypted for another key than that of --key.');
    throw error;
  }
}
